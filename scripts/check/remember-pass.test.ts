import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rememberPass } from './remember-pass.ts'

const passed = { passed: 1, failed: 0 }
const failed = { passed: 0, failed: 1 }
const unchanged = { ...passed, note: 'unchanged' }

it('runs a step again once it has failed or what it reads has changed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'galley-')), 'passed/types')
  const run = (contents: string, outcome: typeof passed) =>
    rememberPass(
      file,
      () => contents,
      async () => outcome,
    )()
  expect(await run('a', failed)).toEqual(failed)
  expect(await run('a', passed)).toEqual(passed)
  expect(await run('a', failed)).toEqual(unchanged)
  expect(await run('b', failed)).toEqual(failed)
})
