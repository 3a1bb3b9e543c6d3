import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { publishDifferences } from './publish-differences.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'galley-pictures-'))
  folders.push(folder)
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  return folder
}

const stories = [
  { id: 'auth--same', title: 'Auth: Same' },
  { id: 'auth--changed', title: 'Auth: Changed' },
  { id: 'auth--new', title: 'Auth: New & "quoted"' },
]

function published(isWhole: boolean) {
  const folder = folderWith([
    'accepted/auth--same.png',
    'accepted/auth--changed.png',
    'accepted/auth--gone.png',
    'results/a-test/auth--changed-expected.png',
    'results/a-test/auth--changed-actual.png',
    'results/a-test/auth--changed-diff.png',
    'results/another-test/auth--new-actual.png',
  ])
  const page = publishDifferences({
    folder: join(folder, 'published'),
    set: 'dark-360-en',
    accepted: join(folder, 'accepted'),
    results: join(folder, 'results'),
    stories,
    isWhole,
  })
  return { page, text: readFileSync(page, 'utf8') }
}

it('shows what changed before, after and as a difference, what is new and what is gone', () => {
  const { page, text } = published(true)
  expect(text).toContain('Of 3 pictures: 1 changed, 1 new, 1 removed.')
  expect(text).toContain('Auth: New &amp; &quot;quoted&quot; (new)')
  expect(text).not.toContain('Auth: Same')
  const shown = Array.from(text.matchAll(/<img src="([^"]+)"/g), ([, address = '']) => address)
  expect(shown).toEqual([
    'pictures/auth--changed-before.png',
    'pictures/auth--changed-after.png',
    'pictures/auth--changed-difference.png',
    'pictures/auth--new-after.png',
    'pictures/auth--gone-before.png',
  ])
  expect(shown.filter((address) => !existsSync(join(dirname(page), address)))).toEqual([])
})

it('leads from one page to the sets, by addresses that need no server', () => {
  const { page, text } = published(true)
  const overview = readFileSync(join(dirname(page), '../index.html'), 'utf8')
  expect(overview).toContain('<a href="dark-360-en/index.html">')
  expect(`${overview}${text}`).not.toMatch(/(?:src|href)="(?:\/|https?:)/)
})

it('knows nothing of removed stories where only some were compared', () => {
  expect(published(false).text).not.toContain('auth--gone')
})
