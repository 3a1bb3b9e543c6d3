import { describe, expect, it } from 'vitest'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { anotherPerson } from '../../testing/unrelated-person.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { largestFile } from '../rules/files/keep-file.ts'
import { checksumOf, pieceSize, uploadLife } from '../rules/files/unfinished-uploads.ts'

const { bytes, fileName } = sampleManuscript('english-3000')
const half = Math.ceil(bytes.length / 2)

const startOf = (content: Uint8Array, name = fileName) => ({
  name,
  size: content.length,
  checksum: checksumOf(content),
})

async function opened(scenario: 'returning-customer' | 'anonymous' = 'returning-customer') {
  const backend = await testBackend(scenario)
  const { send } = backend
  const begin = (changes: object = {}, session?: string) =>
    send('POST /api/upload', { json: { ...startOf(bytes), ...changes }, session })
  const piece = (offset: number, content: Uint8Array<ArrayBuffer>, checksum?: string) =>
    send(`PUT /api/upload/upload-1/piece?offset=${offset}`, {
      form: { piece: new File([content], 'piece'), checksum: checksum ?? checksumOf(content) },
    })
  const finish = () => send('POST /api/upload/upload-1/finish')
  return { ...backend, begin, piece, finish }
}

const [first, second] = [bytes.slice(0, half), bytes.slice(half)]

it('makes pieces the file that one call would make', async () => {
  const { world, begin, piece, finish, send } = await opened('anonymous')
  expect((await begin()).body).toEqual({
    identity: 'upload-1',
    name: fileName,
    size: bytes.length,
    received: 0,
    pieceSize,
    expiresAt: new Date(fixedNow + uploadLife).toISOString(),
  })
  expect((await piece(0, first)).body).toEqual({ status: 'received', received: half })
  expect((await finish()).body).toEqual({ name: fileName, status: 'processing', identity: null })
  expect((await send('GET /api/upload/upload-1')).body).toMatchObject({ received: half })
  expect((await piece(half, second)).body).toEqual({ status: 'received', received: bytes.length })
  const file = { name: fileName, status: 'success', identity: 'file-1' }
  expect((await finish()).body).toEqual(file)
  expect(world.contents.get('file-1')?.bytes).toEqual(bytes)
  expect(world.uploadPieces.size).toBe(0)
  expect((await finish()).body).toEqual(file)
  expect(world.files.size).toBe(1)
  expect((await send('GET /api/file/file-1/download')).status).toBe(200)
})

it('goes on with the unfinished upload of the same file, and with no other', async () => {
  const { begin, piece, finish } = await opened()
  await begin()
  await piece(0, first)
  expect((await begin()).body).toMatchObject({ identity: 'upload-1', received: half })
  expect((await begin({ name: `C:\\papers\\${fileName}` })).body).toMatchObject({
    identity: 'upload-1',
  })
  const others = [
    { name: 'other.docx' },
    { size: bytes.length + 1 },
    { checksum: '00000000' },
    { purpose: 'figure' },
  ]
  for (const other of others) expect((await begin(other)).body).toMatchObject({ received: 0 })
  await piece(half, second)
  await finish()
  expect((await begin()).body).toMatchObject({ identity: 'upload-6', received: 0 })
})

describe('a piece', () => {
  it('that comes twice changes nothing', async () => {
    const { world, begin, piece } = await opened()
    await begin()
    const [once, twice] = [await piece(0, first), await piece(0, first)]
    expect(twice.body).toEqual(once.body)
    expect(world.uploadPieces.size).toBe(1)
  })

  it('that comes once more after the end changes nothing', async () => {
    const { begin, piece, finish } = await opened()
    await begin()
    await piece(0, first)
    await piece(half, second)
    await finish()
    expect((await piece(half, second)).body).toMatchObject({ status: 'received' })
    expect((await finish()).body).toMatchObject({ identity: 'file-1' })
  })

  it.each([
    ['leaves a gap', half + 1, second.slice(1)],
    ['overlaps', half - 1, bytes.slice(half - 1)],
  ])('that %s is not kept', async (_, offset, content) => {
    const { world, begin, piece } = await opened()
    await begin()
    await piece(0, first)
    expect((await piece(offset, content)).body).toEqual({ status: 'wrong-offset', received: half })
    expect(world.uploadPieces.size).toBe(1)
  })

  it('that changed on the way is not kept', async () => {
    const { world, begin, piece } = await opened()
    await begin()
    const { body } = await piece(0, first, '00000000')
    expect(body).toEqual({ status: 'wrong-checksum', received: 0 })
    expect(world.uploadPieces.size).toBe(0)
  })

  it.each([
    ['is empty', 0, new Uint8Array()],
    ['reaches beyond the file', 0, new Uint8Array(2 * half + 1)],
    ['is too long', 0, new Uint8Array(pieceSize + 1)],
  ])('that %s is answered 400', async (_, offset, content) => {
    const { world, begin, piece } = await opened()
    await begin({ size: 2 * half })
    expect((await piece(offset, content)).status).toBe(400)
    expect(world.uploadPieces.size).toBe(0)
  })
})

it.each(['gr', 'G1F0E3A5', '5b1f0e3', ''])('does not take %j as a checksum', async (checksum) => {
  const { begin, piece } = await opened()
  expect((await begin({ checksum })).status).toBe(400)
  await begin()
  expect((await piece(0, first, checksum || ' ')).status).toBe(400)
})

it.each([
  [largestFile, 200],
  [largestFile + 1, 413],
  [0, 400],
])('answers a file of %d bytes with %d', async (size, status) => {
  const { begin } = await opened()
  expect((await begin({ size })).status).toBe(status)
})

it.each<[SampleName, string]>([
  ['photo', 'filetype-failure'],
  ['pdf-named-docx', 'filetype-failure'],
])('keeps nothing of the sample %s', async (name, status) => {
  const { world, begin, piece, finish } = await opened()
  const sample = sampleManuscript(name)
  await begin(startOf(sample.bytes, sample.fileName))
  await piece(0, sample.bytes)
  expect((await finish()).body).toEqual({ name: sample.fileName, status, identity: null })
  expect([world.uploads.size, world.uploadPieces.size, world.files.size]).toEqual([0, 0, 0])
})

it('keeps nothing of a file whose whole has another checksum', async () => {
  const { world, begin, piece, finish } = await opened()
  await begin({ checksum: '00000000' })
  await piece(0, bytes)
  expect((await finish()).body).toMatchObject({ status: 'failure', identity: null })
  expect([world.uploads.size, world.uploadPieces.size, world.files.size]).toEqual([0, 0, 0])
  expect((await finish()).status).toBe(404)
})

it('gives an upload up with all that has arrived', async () => {
  const { world, begin, piece, send } = await opened()
  await begin()
  await piece(0, first)
  expect((await send('DELETE /api/upload/upload-1')).body).toEqual({ identity: 'upload-1' })
  expect([world.uploads.size, world.uploadPieces.size]).toEqual([0, 0])
  expect((await send('DELETE /api/upload/upload-1')).status).toBe(404)
})

it('keeps the file of an upload that is given up after its end', async () => {
  const { world, begin, piece, finish, send } = await opened()
  await begin()
  await piece(0, bytes)
  await finish()
  await send('DELETE /api/upload/upload-1')
  expect([world.uploads.size, world.files.size]).toEqual([0, 1])
})

describe('a week after its last piece', () => {
  it('an upload is gone, and nothing of it is left', async () => {
    const { world, begin, piece, send, advance } = await opened()
    await begin()
    advance(uploadLife - 1)
    await piece(0, first)
    advance(uploadLife - 1)
    expect((await send('GET /api/upload/upload-1')).status).toBe(200)
    advance(1)
    expect((await piece(half, second)).status).toBe(404)
    await send('GET /api/researcher/load')
    expect([world.uploads.size, world.uploadPieces.size]).toEqual([0, 0])
  })

  it('the file of a finished upload stays', async () => {
    const { world, begin, piece, finish, send, advance } = await opened()
    await begin()
    await piece(0, bytes)
    await finish()
    advance(uploadLife)
    expect((await finish()).status).toBe(404)
    await send('GET /api/researcher/load')
    expect([world.uploads.size, world.files.size]).toEqual([0, 1])
  })
})

it.each([
  'GET /api/upload/upload-1',
  'POST /api/upload/upload-1/finish',
  'DELETE /api/upload/upload-1',
  'GET /api/upload/upload-9',
])("does not find another person's upload, nor an unknown one: %s", async (call) => {
  const { world, begin, send } = await opened()
  await begin()
  const session = call.endsWith('9') ? undefined : anotherPerson(world)
  expect((await send(call, { session })).status).toBe(404)
  expect(world.uploads.size).toBe(1)
})

it("takes no piece for another person's upload, and begins another one for the same file", async () => {
  const { world, begin, send } = await opened()
  await begin()
  const session = anotherPerson(world)
  const form = { piece: new File([first], 'piece'), checksum: checksumOf(first) }
  const sent = await send('PUT /api/upload/upload-1/piece?offset=0', { form, session })
  expect(sent.status).toBe(404)
  expect((await begin({}, session)).body).toMatchObject({ identity: 'upload-2' })
})

it('passes to the account at sign-in', async () => {
  const { facts, begin, piece, finish, send } = await opened('anonymous')
  await begin()
  await piece(0, first)
  const { email, password } = facts.person
  await send('POST /api/auth/login', { json: { email, password } })
  expect((await piece(half, second)).body).toMatchObject({ received: bytes.length })
  expect((await finish()).body).toMatchObject({ status: 'success' })
})
