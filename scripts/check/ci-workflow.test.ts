import { readFileSync } from 'node:fs'
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

it('merges the reports of all shards from the folder that it downloads them to', () => {
  const [, folder = ''] = /download-artifact@v4\s+with:\s+path: (\S+)/.exec(workflow) ?? []
  expect(commands).toContain(`npx playwright merge-reports --reporter=html ${folder}`)
  expect(read('docs/recipes.md')).toContain(`merge-reports --reporter=html ${folder}\``)
  // The folders to which Playwright's reporters write by default.
  expect(workflow).toContain('path: blob-report\n')
  expect(workflow).toContain('path: playwright-report')
  for (const made of ['blob-report', folder, 'playwright-report'])
    expect(read('.gitignore').split('\n')).toContain(`${made}/`)
})

it('names only npm scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = Array.from(workflow.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
