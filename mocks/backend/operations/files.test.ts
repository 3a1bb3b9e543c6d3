import { expect, it } from 'vitest'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { anotherPerson } from '../../testing/unrelated-person.ts'
import { largestFile } from '../rules/files/keep-file.ts'

const samples: [SampleName, boolean][] = [
  ['english-3000', true],
  ['chinese', true],
  ['doc', true],
  ['empty', true],
  ['broken', true],
  ['locked', true],
  ['pdf-named-docx', false],
  ['photo', false],
]

it.each(samples)('reads the bytes of the sample %s', async (name, isAccepted) => {
  const { send, world } = await testBackend('anonymous')
  const { bytes, fileName, type } = sampleManuscript(name)
  const { status, body } = await send('POST /api/file', {
    form: { file: new File([bytes], fileName, { type }) },
  })
  expect(status).toBe(200)
  expect(body).toEqual(
    isAccepted
      ? { name: fileName, status: 'success', identity: 'file-1' }
      : { name: fileName, status: 'filetype-failure', identity: null },
  )
  expect([...world.files.all()]).toMatchObject(
    isAccepted ? [{ owner: 'session-1', name: fileName, size: bytes.length }] : [],
  )
  expect(world.contents.get('file-1')?.bytes).toEqual(isAccepted ? bytes : undefined)
})

it('refuses a manuscript under a name that is not allowed', async () => {
  const { send, world } = await testBackend('returning-customer')
  const file = new File([sampleManuscript('english-3000').bytes], 'manuscript.pdf')
  const { body } = await send('POST /api/file', { form: { file } })
  expect(body).toMatchObject({ status: 'filetype-failure' })
  expect(world.files.size).toBe(0)
})

it('refuses a file above the limit', async () => {
  const { send, world } = await testBackend('returning-customer')
  const file = new File([new Uint8Array(largestFile + 1)], 'atlas.docx')
  const { status } = await send('POST /api/file', { form: { file } })
  expect(status).toBe(413)
  expect(world.files.size).toBe(0)
})

it('keeps a file of exactly the limit', async () => {
  const { send, world } = await testBackend('returning-customer')
  const file = new File([new Uint8Array(largestFile)], 'atlas.docx')
  const { body } = await send('POST /api/file', { form: { file } })
  expect(body).toMatchObject({ status: 'success' })
  expect([...world.files.all()].map(({ size }) => size)).toEqual([largestFile])
})

it('returns a file to its owner, also before signing in', async () => {
  const { send, world } = await testBackend('anonymous')
  const { bytes, fileName } = sampleManuscript('chinese')
  await send('POST /api/file', { form: { file: new File([bytes], fileName) } })
  const { status, exchange } = await send('GET /api/file/file-1/download')
  expect(status).toBe(200)
  const { headers } = exchange.response
  expect(headers.get('content-type')).toContain('wordprocessingml')
  expect(headers.get('content-disposition')).toContain(encodeURIComponent(fileName))
  expect(new Uint8Array(await exchange.response.arrayBuffer())).toEqual(bytes)
  expect((await send('GET /api/file/file-1/download', { session: null })).status).toBe(404)
  expect((await send('GET /api/file/file-2/download')).status).toBe(404)
  const other = anotherPerson(world)
  expect((await send('GET /api/file/file-1/download', { session: other })).status).toBe(404)
})

it('keeps and returns a file without the path in its name', async () => {
  const { send, world } = await testBackend('anonymous')
  const file = new File([sampleManuscript('chinese').bytes], '../../../etc/passwd.docx')
  const { body } = await send('POST /api/file', { form: { file } })
  expect(body).toMatchObject({ name: 'passwd.docx' })
  expect(world.files.get('file-1')?.name).toBe('passwd.docx')
  const { exchange } = await send('GET /api/file/file-1/download')
  const disposition = exchange.response.headers.get('content-disposition')
  expect(disposition).toMatch(/filename="passwd\.docx"/)
  expect(disposition).not.toMatch(/etc|%2f/i)
})

it('returns the placeholder manuscript of an earlier order', async () => {
  const { send, facts, world } = await testBackend('returning-customer')
  const download = (identity: string, session?: string) =>
    send(`GET /api/file/${identity}/download`, { session })
  const { inProgress, awaitingFiles } = facts.orders
  const { exchange, status } = await download(`manuscript-${inProgress}`)
  expect(status).toBe(200)
  expect(exchange.response.headers.get('content-disposition')).toContain('.docx')
  expect((await download(`figure-${inProgress}`)).status).toBe(200)
  expect((await download(`manuscript-${awaitingFiles}`)).status).toBe(404)
  expect((await download(`other-${inProgress}`)).status).toBe(404)
  expect((await download(`manuscript-${inProgress}`, anotherPerson(world))).status).toBe(404)
})

it.each(['..%2fworld', 'file-1%2f..', 'a%5cb', '%2e%2e'])('rejects %s as no file', async (name) => {
  const { send } = await testBackend('returning-customer')
  const { status, body } = await send(`GET /api/file/${name}/download`)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body).toMatchObject({ detail: expect.any(String) })
})

it('accepts a picture as a figure, and orders it as one', async () => {
  const { send, world } = await testBackend('anonymous')
  const { bytes, fileName, type } = sampleManuscript('photo')
  const file = new File([bytes], fileName, { type })
  const { body } = await send('POST /api/file', { form: { file, purpose: 'figure' } })
  expect(body).toMatchObject({ status: 'success', identity: 'file-1' })
  expect((await send('POST /api/file', { form: { file, purpose: 'fame' } })).status).toBe(400)
  await send('GET /api/order-form/new')
  const save = (customerGoal: string) =>
    send('PUT /api/order-form/form-1/basic-details', { json: { customerGoal, files: ['file-1'] } })
  expect((await save('editing')).body).toEqual({ error: 'order-form-file-type-not-allowed' })
  expect((await save('figures-only')).body).toMatchObject({
    orderForm: { manuscripts: { figures: [{ name: fileName }] } },
  })
  expect(world.files.size).toBe(1)
})
