import { expect, it } from 'vitest'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { testBackend } from '../test-backend.ts'
import { largestFile } from './files.ts'

const kept: [SampleName, boolean][] = [
  ['english-3000', true],
  ['chinese', true],
  ['doc', true],
  ['empty', true],
  ['broken', true],
  ['locked', true],
  ['pdf-named-docx', false],
  ['photo', false],
]

it.each(kept)('looks at the bytes of the sample %s', async (name, isKept) => {
  const { send, world } = await testBackend('anonymous')
  const { bytes, fileName, type } = sampleManuscript(name)
  const { status, body } = await send('POST /api/file', {
    form: { file: new File([bytes], fileName, { type }) },
  })
  expect(status).toBe(200)
  expect(body).toEqual(
    isKept
      ? { name: fileName, status: 'success', identity: 'file-1' }
      : { name: fileName, status: 'filetype-failure', identity: null },
  )
  expect([...world.files.all()]).toMatchObject(
    isKept ? [{ owner: 'session-1', name: fileName, size: bytes.length }] : [],
  )
  expect(world.contents.get('file-1')?.bytes).toEqual(isKept ? bytes : undefined)
})

it('refuses a manuscript under a name that is not allowed', async () => {
  const { send, world } = await testBackend('returning-customer')
  const file = new File([sampleManuscript('english-3000').bytes], 'manuscript.pdf')
  const { body } = await send('POST /api/file', { form: { file } })
  expect(body).toMatchObject({ status: 'filetype-failure' })
  expect(world.files.size).toBe(0)
})

it('refuses what is larger than the limit', async () => {
  const { send, world } = await testBackend('returning-customer')
  const file = new File([new Uint8Array(largestFile + 1)], 'atlas.docx')
  const { status } = await send('POST /api/file', { form: { file } })
  expect(status).toBe(413)
  expect(world.files.size).toBe(0)
})
