import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unlessUnchanged } from './unless-unchanged.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'galley-unchanged-'))
})
afterAll(() => rmSync(root, { recursive: true }))

it('runs a check again after a change or a failure, and not after a success', async () => {
  const ran: string[] = []
  const check = (source: string, passes: boolean) => {
    writeFileSync(join(root, 'source.ts'), source)
    return unlessUnchanged({ root, stamp: 'cache/stamp', sources: ['source.ts'] }, async () => {
      ran.push(source)
      return passes
    })
  }
  const results = [
    await check('one', true),
    await check('one', false),
    await check('two', false),
    await check('two', true),
    await check('one', true),
  ]
  expect(results).toEqual([true, true, false, true, true])
  expect(ran).toEqual(['one', 'two', 'two', 'one'])
})
