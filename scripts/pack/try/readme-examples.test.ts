import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../setup/project-node.mjs'
import { readmeExamples } from './readme-examples.ts'

const readme = readFileSync(join(root, 'scripts/pack/contract/README.md'), 'utf8')

it('takes the TypeScript of a README, with the address of the server that answers', () => {
  const examples = readmeExamples(readme, 'http://127.0.0.1:5000')
  expect(Object.keys(examples)).toEqual(['example-1.ts', 'example-2.ts', 'example-3.ts'])
  expect(examples['example-1.ts']).toContain("baseUrl: 'http://127.0.0.1:5000'")
  expect(Object.values(examples).join('\n')).not.toMatch(/```|:4010/)
})

it('takes no other language', () => {
  expect(readmeExamples('```\nnpx galley-mock-backend\n```\n', '')).toEqual({})
})
