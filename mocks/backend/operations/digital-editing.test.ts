import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { digitalBackend } from '../../testing/digital-backend.ts'
import { EDIT_DONE_AFTER } from '../reference-data/digital-limits.ts'

const load = 'GET /api/digital-edit/load'
const search = 'GET /api/digital-edit/search'
const refusal = (error: string, params: object = {}) => ({
  error: { error, jsonEncodedParams: JSON.stringify(params) },
})

describe('an edit', () => {
  it('is created once for a key, processing for two minutes, then completed', async () => {
    const { upload, edit, send, advance, headers, world } = await digitalBackend('digital-editing')
    const file = await upload()
    const once = headers()
    const all = await Promise.all([edit(file, once), edit(file, once)])
    expect(all[0]?.body).toEqual(all[1]?.body)
    expect(all[0]?.body).toMatchObject({ digitalEdits: [{ status: 'processing' }] })
    const [row] = [
      ...world.digitalEdits
        .view()
        .filter((it) => it.fileIdentity === file)
        .rows(),
    ]
    const shown = async () => (await send(`${search}?identities=${row?.identity}`)).body
    advance(EDIT_DONE_AFTER - 1)
    expect(await shown()).toMatchObject({ results: [{ status: 'processing' }] })
    advance(1)
    expect(await shown()).toMatchObject({
      results: [{ status: 'completed', file: { name: 'Nitrate in farmland streams.docx' } }],
      pagination: { totalCount: 1 },
    })
  })

  it.each(['empty', 'broken', 'locked'] as const)(
    'of an %s file fails, and can be deleted',
    async (name) => {
      const { upload, edit, send, advance } = await digitalBackend('digital-editing-trial')
      await edit(await upload(sampleManuscript(name)))
      expect((await send(search)).body).toMatchObject({ results: [{ status: 'processing' }] })
      advance(EDIT_DONE_AFTER)
      expect((await send(search)).body).toMatchObject({ results: [{ status: 'failed' }] })
      expect((await send('POST /api/digital-edit/edit-1/archive')).body).toEqual({
        identity: 'edit-1',
        fileName: sampleManuscript(name).fileName,
      })
      expect((await send(search)).body).toMatchObject({ results: [] })
      expect((await send(load)).body).toMatchObject({ hasUploadedDigitalEdit: false })
    },
  )

  it('uses the engine version of its day', async () => {
    const { send, facts } = await digitalBackend('digital-editing')
    const { body } = await send(`GET /api/digital-edit/${facts.edits.completed}/lewis-version`)
    expect(body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
  })
})

describe('no edit is created', () => {
  it.each([
    ['digital-editing-open', {}, 'digital-editing-subscription-required'],
    ['digital-editing-ended', {}, 'digital-editing-subscription-required'],
    ['digital-off', {}, 'digital-editing-not-available'],
    ['rubriq', {}, 'digital-editing-moved'],
    ['digital-editing', { digital_editing: false }, 'digital-editing-not-available'],
    ['digital-editing', { curie_is_launched: true }, 'digital-editing-moved'],
  ] as const)('in %s with %o: %s', async (name, flags, key) => {
    const { upload, edit, world } = await digitalBackend(name, flags)
    const before = world.digitalEdits.size
    expect((await edit(await upload())).body).toEqual(refusal(key))
    expect(world.digitalEdits.size).toBe(before)
  })

  it('for a file that is unknown, another user’s, or of a wrong type', async () => {
    const { upload, edit, world } = await digitalBackend('digital-editing')
    const file = await upload()
    expect((await edit('file-of-nobody')).body).toEqual(refusal('digital-editing-file-not-found'))
    const { token } = world.sessions.insert({
      token: 'visitor',
      userIdentity: null,
      language: 'en',
      wrongPasswords: [],
    })
    world.files.update(file, { owner: token })
    expect((await edit(file)).body).toEqual(refusal('digital-editing-file-not-found'))
    world.files.update(file, { owner: 'user-grace-lindqvist', name: 'photo.png' })
    expect((await edit(file)).body).toEqual(
      refusal('digital-editing-file-type-not-allowed', { fileName: 'photo.png' }),
    )
  })

  it('for an account that was closed', async () => {
    const { upload, edit, world, facts } = await digitalBackend('digital-editing')
    const file = await upload()
    const { account } = { ...world.users.get(facts.person.identity) }
    if (!account) throw new Error('The person is missing.')
    world.users.update(facts.person.identity, { account: { ...account, active: false } })
    expect((await edit(file)).body).toEqual(refusal('invalid-user'))
  })

  it('of two files, none, or without a style', async () => {
    const { edit, send, headers } = await digitalBackend('digital-editing')
    const create = 'POST /api/digital-edit/create'
    for (const digitalEditFiles of [[], ['file-1', 'file-2']]) {
      const json = { digitalEditFiles, styleOfEnglish: 'British English' }
      expect((await send(create, { json, headers: headers() })).status).toBe(400)
    }
    expect((await edit('file-1', headers(), 'Canadian English')).status).toBe(400)
    const json = { digitalEditFiles: ['file-1'], styleOfEnglish: 'British English' }
    expect((await send(create, { json })).status).toBe(400)
  })
})

describe('the list', () => {
  it('has 30 edits on a page, the newest first, or the requested edits', async () => {
    const { send, facts } = await digitalBackend('digital-editing')
    const { edits, count } = facts
    expect((await send(search)).body).toMatchObject({
      results: { length: 30, 0: { identity: edits.processing } },
      pagination: { current: 1, next: 2, pageCount: 2, totalCount: count, pageSize: 30 },
    })
    expect((await send(`${search}?page=2`)).body).toMatchObject({ results: { length: count - 30 } })
    const both = `?identities=${edits.failedEmpty}&identities=${edits.completed}&identities=no`
    expect((await send(search + both)).body).toMatchObject({
      results: [{ identity: edits.completed }, { identity: edits.failedEmpty }],
      pagination: { totalCount: 2 },
    })
    expect((await send(`${search}?page=0`)).status).toBe(400)
  })

  it('is for its owner alone', async () => {
    const { send, facts, stranger } = await digitalBackend('digital-editing')
    const session = stranger()
    const { completed } = facts.edits
    const found = await send(`${search}?identities=${completed}`, { session })
    expect(found.body).toMatchObject({ results: [] })
    const calls = [
      `GET /api/digital-edit/${completed}/lewis-version`,
      `POST /api/digital-edit/${completed}/archive`,
    ]
    for (const call of calls) {
      expect((await send(call, { session })).status).toBe(404)
      expect((await send(call)).status).toBe(200)
    }
    for (const call of calls) expect((await send(call)).status).toBe(404)
  })

  it('requires, like every other call, an account and a valid id', async () => {
    const { send, headers } = await digitalBackend('digital-editing')
    const json = { digitalEditFiles: ['file-1'], styleOfEnglish: 'British English' }
    const calls = [load, search, 'GET /api/digital-edit/edit-1/lewis-version']
    calls.push('POST /api/digital-edit/edit-1/archive')
    for (const call of calls) expect((await send(call, { session: null })).status).toBe(401)
    const create = await send('POST /api/digital-edit/create', {
      json,
      headers: headers(),
      session: null,
    })
    expect(create.status).toBe(401)
    for (const call of [
      'GET /api/digital-edit/a.b/lewis-version',
      'POST /api/digital-edit/a.b/archive',
    ])
      expect((await send(call)).status).toBe(400)
  })
})
