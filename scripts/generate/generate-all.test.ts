import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateAll } from './generate-all.ts'
import { staleFiles } from './stale-files.ts'

const first = await generateAll('openapi')

it('generates the same text for the same document', async () => {
  expect(await generateAll('openapi')).toEqual(first)
})

it('generates validators that load in a browser: no require, no eval, no imports but each other', () => {
  for (const [path, text] of Object.entries(first.validators)) {
    if (!path.endsWith('.js')) continue
    expect(text.replaceAll('`require(', '')).not.toMatch(/\brequire\(|\bnew Function\b|\beval\(/)
    const imported = [...text.matchAll(/from\s*"([^"]+)"/g)].map(([, name]) => name)
    expect(imported.filter((name) => !/^\.\/[a-z-]+\.gen\.js$/.test(name ?? ''))).toEqual([])
  }
})

it('distinguishes missing or changed files from matching ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'galley-stale-'))
  await writeFile(join(folder, 'same'), 'as made')
  await writeFile(join(folder, 'other'), 'mended by hand')
  const wanted = { same: 'as made', other: 'as made', missing: 'as made' }
  expect(await staleFiles(folder, wanted)).toEqual(['other', 'missing'])
  await rm(folder, { recursive: true })
})
