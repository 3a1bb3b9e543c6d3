import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipFiles } from './zip-files.ts'

const edited = 'Edited manuscript/Étude du blé (clean).docx'

it('bundles files under a name', async () => {
  const received = [
    { path: edited, content: new Blob(['edited']) },
    { path: '../../Certificate.pdf', content: new Blob(['x'.repeat(200_000)]) },
    { path: 'Empty.txt', content: new Blob([]) },
  ]
  const name = 'Galley Completed files GX7KQ2M9.zip'
  const zip = await zipFiles({ name, received }, Date.UTC(2026, 10, 2))
  expect(zip.name).toBe(name)
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    [edited, 'edited'],
    ['Certificate.pdf', 'x'.repeat(200_000)],
    ['Empty.txt', ''],
  ])
})
