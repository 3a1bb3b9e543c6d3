import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/project-node.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const workflow = read('.github/workflows/ci.yml')
const commands = Array.from(workflow.matchAll(/- run: (.+)/g), ([, command = '']) => command)

it('runs the same script in the workflow as on any other CI', () => {
  expect(commands).toContain('.ci/run')
  expect(read('.ci/run')).toMatch(/^npm test$/m)
})

it('splits the browser tests into as many shards as it has jobs', () => {
  expect(workflow).toMatch(/shard: \[1, 2, 3\]/)
  expect(commands).toContain(
    `npm run e2e -- --shard=\${{ matrix.shard }}/\${{ strategy.job-total }} --reporter=blob`,
  )
})

const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  '.github/workflows/ci.yml',
  ...docs.map((name) => `docs/${name}`),
])('names only npm scripts that exist in %s', (path) => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = Array.from(read(path).matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
