import { expect, it } from 'vitest'
import type { ContractDocument } from './contract-document.ts'
import { joinOutside } from './join-outside.ts'

const service = (name: string, schema: string): ContractDocument => ({
  tags: [{ name }],
  security: [],
  servers: [{ url: `/${name}` }],
  paths: { '/things': { get: { operationId: `find-${name}`, tags: [name], responses: {} } } },
  components: { schemas: { [schema]: { type: 'object' } } },
})

it('puts the calls of each service below its address', () => {
  const joined = joinOutside([service('metadata', 'Found'), service('directory', 'Entry')])
  expect(Object.keys(joined.paths)).toEqual(['/metadata/things', '/directory/things'])
  expect(Object.keys(joined.components.schemas)).toEqual(['Found', 'Entry'])
  expect(joined.tags.map(({ name }) => name)).toEqual(['metadata', 'directory'])
})

it('refuses a name that stands for two things', () => {
  expect(() => joinOutside([service('metadata', 'Found'), service('directory', 'Found')])).toThrow(
    'Two outside services have a Found',
  )
})
