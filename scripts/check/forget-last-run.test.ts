import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { coverageFolder } from '../../mocks/testing/coverage-folder.ts'
import { forgetLastRun, workFolder } from './forget-last-run.ts'

it('removes the results of one kind of test, and nothing of other steps', () => {
  const root = mkdtempSync(join(tmpdir(), 'galley-'))
  const write = (path: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), '{}')
    return join(root, path)
  }
  const own = [`${workFolder}/unit.json`, `${coverageFolder}/unit/a.json`].map(write)
  const others = [
    `${workFolder}/stories.json`,
    `${workFolder}/demo/index.html`,
    `${coverageFolder}/browser/a.json`,
  ].map(write)
  expect(forgetLastRun(root, 'unit')).toBe(own[0])
  expect(own.filter(existsSync)).toEqual([])
  expect(others.filter((path) => !existsSync(path))).toEqual([])
})
