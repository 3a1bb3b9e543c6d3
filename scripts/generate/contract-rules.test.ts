import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { isPlaceholder } from '../../openapi/rules/description-rules.mjs'
import { newFiles } from '../new/new-files.ts'

interface Report {
  problems: { ruleId: string; location: { pointer: string }[] }[]
}

/** Violations of our own rules, as `rule pointer`. */
async function reports(): Promise<{ rule: string; pointer: string }[]> {
  const cli = 'node_modules/@redocly/cli/bin/cli.js'
  const args = [
    cli,
    'lint',
    'openapi/rules/broken-contract.yaml',
    '--format=json',
    '--max-problems=1000',
  ]
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  // Redocly exits with 1 because it finds the violations.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (failure: { stdout: string }) => failure,
  )
  const report: Report = JSON.parse(stdout)
  return report.problems
    .filter(({ ruleId }) => ruleId.startsWith('galley/'))
    .map(({ ruleId, location }) => ({
      rule: ruleId.slice('galley/'.length),
      pointer: location[0]?.pointer ?? '',
    }))
}

const found = await reports()

it.each([
  ['answers-declared', 3],
  ['assumed-reason', 2],
  ['camel-case-operation-id', 1],
  ['closed-objects', 1],
  ['common-answers', 1],
  ['described-schemas', 2],
  ['exampled-schemas', 1],
  ['extensible-answers', 1],
  ['limited-values', 4],
  ['media-type-examples', 1],
  ['marked-changing-reads', 2],
  ['named-files', 1],
  ['opened-as', 1],
  ['reference-siblings', 1],
  ['refusal-schemas', 2],
  ['written-descriptions', 5],
])('%s is found wherever it is broken, and nowhere else', (rule, times) => {
  const pointers = found.filter((one) => one.rule === rule).map(({ pointer }) => pointer)
  expect(pointers).toHaveLength(times)
  expect(pointers.filter((pointer) => !pointer.includes(rule))).toEqual([])
})

it('a new operation is refused until its descriptions are written', () => {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  const domain = 'openapi/paths/rewards.yaml'
  const { [domain]: after = '' } = newFiles('operation', ['rewards', 'loadUnlikelyName'], read)
  const before = new Set(read(domain)?.split('\n'))
  const added = after.split('\n').filter((line) => !before.has(line))
  const descriptions = added.flatMap((line) => /^ +description: (.+)$/.exec(line)?.[1] ?? [])
  expect(descriptions).toHaveLength(2)
  expect(descriptions.filter((text) => !isPlaceholder(text))).toEqual([])
})
