import { expect, it } from 'vitest'
import type { ContractDocument } from './contract-document.ts'
import { joinExternalServices } from './join-external-services.ts'

const service = (name: string, schema: string): ContractDocument => ({
  tags: [{ name }],
  security: [],
  servers: [{ url: `/${name}` }],
  paths: { '/things': { get: { operationId: `find-${name}`, tags: [name], responses: {} } } },
  components: { schemas: { [schema]: { type: 'object' } } },
})

it('puts the calls of each service below its address', () => {
  const joined = joinExternalServices([service('metadata', 'Found'), service('directory', 'Entry')])
  expect(Object.keys(joined.paths)).toEqual(['/metadata/things', '/directory/things'])
  expect(Object.keys(joined.components.schemas)).toEqual(['Found', 'Entry'])
  expect(joined.tags.map(({ name }) => name)).toEqual(['metadata', 'directory'])
})

it('refuses a name with two meanings', () => {
  expect(() =>
    joinExternalServices([service('metadata', 'Found'), service('directory', 'Found')]),
  ).toThrow('Two external services have a Found')
})
