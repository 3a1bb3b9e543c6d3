import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipFiles } from './zip-files.ts'

const text = 'Edited manuscript/Étude du blé.docx'

it('bundles the files of an order under the name of company and order', async () => {
  const files = { [text]: strToU8('edited'), 'Certificate.pdf': strToU8('certified') }
  const zip = zipFiles(
    { companyName: 'Galley', externalId: 'GX7KQ2M9', files },
    Date.UTC(2026, 10, 2),
  )
  expect(zip.name).toBe('Galley Completed files GX7KQ2M9.zip')
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    [text, 'edited'],
    ['Certificate.pdf', 'certified'],
  ])
})
