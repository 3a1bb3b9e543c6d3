import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { digitalBackend } from '../../testing/digital-backend.ts'
import { TRANSLATION_DONE_AFTER } from '../reference-data/digital-limits.ts'

const load = 'GET /api/digital-order/load'
const search = 'GET /api/digital-order/search'
const refusal = (error: string, params: object = {}) => ({
  error: { error, jsonEncodedParams: JSON.stringify(params) },
})
const noUses = (language: string) => refusal('digital-translation-no-uses-left', { language })

describe('a translation', () => {
  it('takes one use for a key, from the package that allows the language', async () => {
    const { upload, translate, send, advance, headers, facts, world } =
      await digitalBackend('digital-translation')
    const file = await upload()
    const once = headers()
    await Promise.all([
      translate(file, 'spanish-to-english', once),
      translate(file, 'spanish-to-english', once),
    ])
    const { five, chinese } = facts.purchases
    expect((await send(load)).body).toMatchObject({
      numberOfUsesAvailable: facts.usesLeft - 1,
      hasUploadedDigitalTranslation: true,
    })
    expect(world.digitalPurchases.get(five)).toMatchObject({ numberOfUsesRemaining: 1 })
    await translate(await upload(sampleManuscript('chinese')), 'chinese-to-english')
    expect(world.digitalPurchases.get(chinese)).toMatchObject({ numberOfUsesRemaining: 0 })
    const newest = { status: 'processing', type: 'translation', digitalPurchaseIdentity: chinese }
    expect((await send(search)).body).toMatchObject({ results: { 0: newest } })
    advance(TRANSLATION_DONE_AFTER)
    expect((await send(search)).body).toMatchObject({ results: { 0: { status: 'completed' } } })
  })

  it('takes the last use once for two calls at the same time', async () => {
    const { upload, translate, facts, world } = await digitalBackend('digital-translation')
    const file = await upload(sampleManuscript('chinese'))
    const both = await Promise.all([
      translate(file, 'chinese-to-english'),
      translate(file, 'chinese-to-english'),
    ])
    expect(both[0]?.body).toMatchObject({ type: 'translation' })
    expect(both[1]?.body).toEqual(noUses('chinese-to-english'))
    const { chinese } = facts.purchases
    expect(world.digitalPurchases.get(chinese)).toMatchObject({ numberOfUsesRemaining: 0 })
  })

  it.each(['empty', 'broken', 'locked'] as const)('of an %s file fails', async (name) => {
    const { upload, translate, send, advance } = await digitalBackend('digital-translation')
    const { body } = await translate(await upload(sampleManuscript(name)))
    expect(body).toMatchObject({ type: 'translation', digitalOrders: [{ status: 'processing' }] })
    advance(TRANSLATION_DONE_AFTER)
    expect((await send(search)).body).toMatchObject({ results: { 0: { status: 'failed' } } })
  })

  it('of a long manuscript is refused, and stays named until another is uploaded', async () => {
    const { upload, translate, send, facts } = await digitalBackend('digital-translation')
    const sample = sampleManuscript('english-18001')
    const fileIdentity = await upload(sample)
    const params = { fileName: sample.fileName, fileIdentity, wordCount: 18_001, limit: 10_000 }
    expect((await translate(fileIdentity)).body).toEqual(
      refusal('digital-translations-word-count-exceeded', params),
    )
    expect((await send(load)).body).toMatchObject({
      wordCountExceeded: true,
      fileIdentity,
      numberOfUsesAvailable: facts.usesLeft,
    })
    await translate(await upload(sampleManuscript('doc')))
    const after = { wordCountExceeded: false, fileIdentity: null }
    expect((await send(load)).body).toMatchObject(after)
  })
})

describe('no translation is created', () => {
  it.each([
    ['digital-translation-used-up', {}, 'portuguese-to-english', noUses('portuguese-to-english')],
    ['digital-editing-open', {}, 'spanish-to-english', noUses('spanish-to-english')],
    ['digital-off', {}, 'spanish-to-english', refusal('digital-translation-not-available')],
    ['rubriq', {}, 'spanish-to-english', refusal('digital-translation-moved')],
    [
      'digital-translation',
      { chinese_digital_translation: false },
      'chinese-to-english',
      refusal('digital-translation-language-not-available', { language: 'chinese-to-english' }),
    ],
  ] as const)('in %s with %o from %s', async (name, flags, language, answer) => {
    const { upload, translate, world } = await digitalBackend(name, flags)
    const before = world.digitalTranslations.size
    expect((await translate(await upload(), language)).body).toEqual(answer)
    expect(world.digitalTranslations.size).toBe(before)
  })

  it('of a file that is unknown or of a wrong type, or for a closed account', async () => {
    const { upload, translate, world, facts } = await digitalBackend('digital-translation')
    const file = await upload()
    const missing = refusal('digital-translation-file-not-found')
    expect((await translate('file-of-nobody')).body).toEqual(missing)
    world.files.update(file, { name: 'photo.png' })
    expect((await translate(file)).body).toEqual(
      refusal('digital-translation-file-type-not-allowed', { fileName: 'photo.png' }),
    )
    const { account } = { ...world.users.get(facts.person.identity) }
    if (!account) throw new Error('The person is missing.')
    world.users.update(facts.person.identity, { account: { ...account, active: false } })
    expect((await translate(file)).body).toEqual(refusal('invalid-user'))
  })

  it('into another language, of another type, or without a key', async () => {
    const { translate, send, headers } = await digitalBackend('digital-translation')
    expect((await translate('file-1', 'english-to-spanish')).status).toBe(400)
    const create = 'POST /api/digital-order/create'
    const good = { digitalTranslationFiles: ['file-1'], language: 'spanish-to-english' }
    const json = { ...good, type: 'editing' }
    expect((await send(create, { json, headers: headers() })).status).toBe(400)
    expect((await send(create, { json: { ...good, type: 'translation' } })).status).toBe(400)
  })
})

describe('the list', () => {
  it('finds by page, type and identity', async () => {
    const { send, facts } = await digitalBackend('digital-translation')
    const { failed, processing } = facts.translations
    const pagination = { current: 1, pageCount: 1, totalCount: 7, pageSize: 30 }
    expect((await send(search)).body).toMatchObject({ results: { length: 7 }, pagination })
    const both = `?identities=${failed}&identities=${processing}&type=translation`
    expect((await send(search + both)).body).toMatchObject({
      results: [{ identity: processing }, { identity: failed, status: 'failed' }],
    })
    expect((await send(`${search}?type=editing`)).body).toMatchObject({ results: [] })
    expect((await send(`${search}?type=poetry`)).status).toBe(400)
  })

  it('shows edits as orders on request', async () => {
    const { send, facts } = await digitalBackend('digital-editing')
    const { completed } = facts.edits
    const { body } = await send(`${search}?type=editing&identities=${completed}`)
    const edit = { identity: completed, type: 'editing', digitalPurchaseIdentity: null }
    expect(body).toMatchObject({ results: [edit] })
    expect((await send(`${search}?type=editing`)).body).toMatchObject({ results: { length: 30 } })
  })

  it('leaves out archived translations, whose uses stay spent', async () => {
    const { send, facts, stranger } = await digitalBackend('digital-translation')
    const archive = `POST /api/digital-order/${facts.translations.completed}/archive`
    expect((await send(archive, { session: stranger() })).status).toBe(404)
    expect((await send(archive)).body).toMatchObject({ fileName: 'Diques de retención.docx' })
    expect((await send(archive)).status).toBe(404)
    expect((await send('POST /api/digital-order/a.b/archive')).status).toBe(400)
    expect((await send(search)).body).toMatchObject({ pagination: { totalCount: 6 } })
    expect((await send(load)).body).toMatchObject({ numberOfUsesAvailable: facts.usesLeft })
  })

  it('keeps a translation that failed', async () => {
    const { send, facts } = await digitalBackend('digital-translation')
    const { body } = await send(`POST /api/digital-order/${facts.translations.failed}/archive`)
    expect(body).toEqual({ error: 'digital-translation-failed-not-deletable' })
    expect((await send(search)).body).toMatchObject({ pagination: { totalCount: 7 } })
  })

  it('requires, like every other call, an account', async () => {
    const { send, headers } = await digitalBackend('digital-translation')
    const json = {
      digitalTranslationFiles: ['f'],
      language: 'spanish-to-english',
      type: 'translation',
    }
    const sent = { session: null, headers: headers() }
    for (const call of [load, search, 'POST /api/digital-order/translation-1/archive'])
      expect((await send(call, { session: null })).status).toBe(401)
    expect((await send('POST /api/digital-order/create', { ...sent, json })).status).toBe(401)
    const claim = 'POST /api/digital-translation/chinese-digital-trial'
    expect((await send(claim, sent)).status).toBe(401)
  })
})

describe('the free translation from Chinese', () => {
  const claim = 'POST /api/digital-translation/chinese-digital-trial'

  it('is granted once, through either path, and once for a key', async () => {
    const { send, headers, facts } = await digitalBackend('digital-translation')
    const once = headers()
    expect((await send(claim, { headers: once })).body).toEqual({ eligible: true })
    expect((await send(claim, { headers: once })).body).toEqual({ eligible: true })
    expect((await send(claim, { headers: headers() })).body).toEqual({ eligible: false })
    const other = 'POST /api/digital-order/chinese-digital-trial'
    expect((await send(other, { headers: headers() })).body).toEqual({ eligible: false })
    expect((await send(load)).body).toMatchObject({
      numberOfUsesAvailable: facts.usesLeft + 1,
      digitalPurchases: { 0: { price: 0, receiptCode: null, numberOfUsesRemaining: 1 } },
    })
  })

  it('is not granted where Chinese is not translated; a path of another kind is invalid', async () => {
    const { send, headers, world } = await digitalBackend('digital-editing-open')
    expect((await send(claim, { headers: headers() })).body).toEqual({ eligible: false })
    expect(world.digitalPurchases.size).toBe(0)
    expect((await send(claim)).status).toBe(400)
    const other = 'POST /api/poetry/chinese-digital-trial'
    expect((await send(other, { headers: headers() })).status).toBe(400)
  })
})
