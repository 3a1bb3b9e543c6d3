import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { externalOperations, operations } from '../../src/api/generated/operations.gen.ts'
import { writeReference } from './write-reference.ts'

const folder = await mkdtemp(join(tmpdir(), 'galley-reference-'))
await writeReference(folder)
afterAll(() => rm(folder, { recursive: true }))
const read = (name: string) => readFile(join(folder, name), 'utf8')

it('holds every operation, those of external services too', async () => {
  const script = await read('reference.js')
  const missing = Object.keys({ ...operations, ...externalOperations }).filter(
    (id) => !script.includes(`"operationId":"${id}"`),
  )
  expect(missing).toEqual([])
})

it('loads files of its own folder only, and forbids the page to request others', async () => {
  const page = await read('index.html')
  const loaded = [...page.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)].map(([, url]) => url)
  const files = await readdir(folder)
  expect(loaded.filter((url) => url !== 'data:,' && !files.includes(url ?? ''))).toEqual([])
  expect(page).toContain("default-src 'none'")
  expect(page).not.toContain('connect-src')
  expect(await read('viewer.css')).not.toMatch(/@import|url\(["']?(https?:)?\/\//)
})
