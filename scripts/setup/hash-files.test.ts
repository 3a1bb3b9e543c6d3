import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashFiles } from './hash-files.mjs'

const paths = ['src', 'index.html', 'absent']
const tests = /[.]test[.]ts$/

function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'hash-'))
  mkdirSync(join(folder, 'src/lib'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('index.html', '<p>')
  write('src/lib/clock.ts', 'now')
  return { write, folder, hash: () => hashFiles(folder, paths, tests) }
}

it.each([
  ['a changed file', 'src/lib/clock.ts', false],
  ['a file named itself', 'index.html', false],
  ['a new file', 'src/new.ts', false],
  ['a test', 'src/lib/clock.test.ts', true],
  ['a file elsewhere', 'README.md', true],
])('%s (%s) leaves the hash as it is: %s', (_case, name, expected) => {
  const { write, hash } = makeProject()
  const before = hash()
  write(name, 'changed')
  expect(hash() === before).toBe(expected)
})

it('is another after a file moves, and the same in another folder', () => {
  const { folder, hash } = makeProject()
  const before = hash()
  expect(makeProject().hash()).toBe(before)
  renameSync(join(folder, 'src/lib/clock.ts'), join(folder, 'src/clock.ts'))
  expect(hash()).not.toBe(before)
})
