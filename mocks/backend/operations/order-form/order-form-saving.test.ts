import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { withUploadedForm } from '../../../testing/order-form/uploaded-order-form.ts'

const refused = (error: string) => ({ status: 200, body: { error } })

describe('the first step', () => {
  it('accepts files, reads them in its time, and opens the services', async () => {
    const { put, upload, send, form, read, shown } = await withUploadedForm('new-customer')
    const file = await upload('english-5200')
    const { body } = await put('basic-details', { customerGoal: 'editing', files: [file] })
    expect(body).toMatchObject({
      orderForm: {
        currentStep: 'manuscript-services',
        customerGoal: { name: 'editing' },
        displayedManuscripts: [{ identity: file, name: 'Sleep and walking in older adults.docx' }],
        calculatedWordCount: null,
        wordCount: null,
        areaOfStudyPrediction: null,
        steps: { previous: { name: 'get-started' }, next: { name: 'additional-services' } },
      },
    })
    const request = `GET ${form}/document-details`
    const nothing = { documentDetailsReceived: false, manuscriptLanguageId: null, wordCount: null }
    expect((await send(request)).body).toEqual(nothing)
    read()
    const expected = { documentDetailsReceived: true, manuscriptLanguageId: 1, wordCount: 5200 }
    expect((await send(request)).body).toEqual(expected)
    expect(await shown()).toMatchObject({
      orderForm: {
        calculatedWordCount: 5200,
        detectedLanguageId: 1,
        wordCount: null,
        areaOfStudyPrediction: { name: 'Geriatrics' },
      },
    })
  })

  it.each([
    ['chinese', { manuscriptLanguageId: 2, wordCount: expect.any(Number) }],
    ['doc', { manuscriptLanguageId: null, wordCount: null }],
    ['broken', { manuscriptLanguageId: null, wordCount: null }],
    ['empty', { manuscriptLanguageId: null, wordCount: null }],
  ] as const)('reads the text of the sample %s', async (sample, details) => {
    const { put, upload, send, form, read } = await withUploadedForm('anonymous')
    await put('basic-details', { customerGoal: 'editing', files: [await upload(sample)] })
    read()
    const { body } = await send(`GET ${form}/document-details`)
    expect(body).toEqual({ documentDetailsReceived: true, ...details })
  })

  it('adds up the words of several files, and reads nothing where the site does not', async () => {
    const two = await withUploadedForm('new-customer')
    const files = [await two.upload('english-3000'), await two.upload('english-5200')]
    await two.put('basic-details', { customerGoal: 'translation', files })
    two.read()
    const request = `GET ${two.form}/document-details`
    expect((await two.send(request)).body).toMatchObject({ wordCount: 8200 })
    const mixed = [files[0], await two.upload('chinese')]
    await two.put('basic-details', { customerGoal: 'translation', files: mixed })
    two.read()
    expect((await two.send(request)).body).toMatchObject({ wordCount: null })
    const off = await withUploadedForm('new-customer', { language_detection: false })
    const file = await off.upload('english-3000')
    await off.put('basic-details', { customerGoal: 'editing', files: [file] })
    off.read()
    expect((await off.send(request)).body).toMatchObject({ documentDetailsReceived: false })
  })

  it('accepts a word count with a language, or files later, and figures for figures only', async () => {
    const { put, upload } = await withUploadedForm('new-customer')
    const json = { customerGoal: 'price-quote', wordCount: 5200, language: 1 }
    expect((await put('basic-details', json)).body).toMatchObject({
      orderForm: { wordCount: 5200, manuscriptLanguageId: 1, uploadFilesLater: false },
    })
    const later = { customerGoal: 'multimedia', uploadFilesLater: true }
    expect((await put('basic-details', later)).body).toMatchObject({
      orderForm: { currentStep: 'multimedia-services', uploadFilesLater: true, wordCount: null },
    })
    const files = [await upload('english-3000')]
    expect(
      (await put('basic-details', { customerGoal: 'figures-only', files })).body,
    ).toMatchObject({
      orderForm: {
        currentStep: 'additional-services',
        manuscripts: { main: [], figures: [{ identity: files[0] }] },
      },
    })
  })

  it('leads to the bundles where they are wanted and sold', async () => {
    const json = { customerGoal: 'editing', wordCount: 5200, language: 1, bundlesRequested: true }
    const on = await withUploadedForm('new-customer')
    expect((await on.put('basic-details', json)).body).toMatchObject({
      orderForm: { currentStep: 'service-bundles', serviceBundle: { interested: true } },
    })
    const off = await withUploadedForm('new-customer', { service_bundles: false })
    expect((await off.put('basic-details', json)).body).toMatchObject({
      orderForm: { currentStep: 'manuscript-services', serviceBundle: { interested: false } },
    })
  })

  it.each([1, 999_999])('accepts %d words', async (wordCount) => {
    const { put } = await withUploadedForm('new-customer')
    const json = { customerGoal: 'editing', wordCount, language: 1 }
    expect((await put('basic-details', json)).body).toMatchObject({ orderForm: { wordCount } })
  })

  it('is refused with a message, and changes nothing', async () => {
    const { put, world, upload } = await withUploadedForm('new-customer')
    const before = world.orderForms.get('form-1')
    const editing = { customerGoal: 'editing' }
    const words = { ...editing, wordCount: 5200 }
    expect(await put('basic-details', editing)).toMatchObject(refused('order-form-files-missing'))
    expect(await put('basic-details', words)).toMatchObject(refused('order-form-files-missing'))
    for (const wordCount of [0, -3, 1_000_000]) {
      const json = { ...words, wordCount, language: 1 }
      expect(await put('basic-details', json)).toMatchObject(refused('word-count-range-error'))
    }
    const unknown = { ...words, language: 99 }
    expect(await put('basic-details', unknown)).toMatchObject(
      refused('order-form-language-not-offered'),
    )
    const withMissingFile = { ...editing, files: ['file-9'] }
    expect(await put('basic-details', withMissingFile)).toMatchObject(
      refused('order-form-file-not-found'),
    )
    const rework = { customerGoal: 'rework', uploadFilesLater: true }
    expect(await put('basic-details', rework)).toMatchObject(refused('order-form-goal-not-offered'))
    const file = await upload('english-3000')
    world.files.update(file, { name: 'figure.png' })
    expect(await put('basic-details', { ...editing, files: [file] })).toMatchObject(
      refused('order-form-file-type-not-allowed'),
    )
    expect(world.orderForms.get('form-1')).toEqual(before)
    expect((await put('basic-details', { customerGoal: 'fame' })).status).toBe(400)
  })

  it('removes choices that no longer fit', async () => {
    const { put, withService, change } = await withUploadedForm('new-customer')
    await withService()
    change({ tier: 'rush', additions: [{ serviceIdentity: 'svc-figures', quantity: 2 }] })
    const json = { customerGoal: 'translation', wordCount: 5200, language: 2 }
    expect((await put('basic-details', json)).body).toMatchObject({
      orderForm: { services: [{ identity: 'svc-figures' }], currentStep: 'manuscript-services' },
    })
  })
})

describe('word count and language', () => {
  it('are saved, and change services chosen for another text', async () => {
    const { put, withService, shown } = await withUploadedForm('new-customer')
    await withService()
    const same = await put('manuscript-details', { wordCount: 5200, language: 1 })
    expect(same.body).toMatchObject({ order: { services: [{ identity: 'svc-premium-editing' }] } })
    const { body } = await put('manuscript-details', { wordCount: 2000, language: 1 })
    expect(body).toMatchObject({
      order: { services: [], wordCount: 2000, currentStep: 'manuscript-services' },
    })
    for (const [json, error] of [
      [{ wordCount: 0, language: 1 }, 'word-count-range-error'],
      [{ wordCount: 10, language: 40 }, 'order-form-language-not-offered'],
    ] as const) {
      expect(await put('manuscript-details', json)).toMatchObject(refused(error))
    }
    expect((await put('manuscript-details', { wordCount: 1.5, language: 1 })).status).toBe(400)
    expect(await shown()).toMatchObject({ orderForm: { wordCount: 2000 } })
  })

  it.each([
    ['english-40001', 'editing', true],
    ['english-18001', 'editing', false],
    ['english-18001', 'translation', true],
  ] as const)('of the sample %s for %s are very long: %s', async (sample, customerGoal, isLong) => {
    const { put, upload, read, send, form } = await withUploadedForm('new-customer')
    await put('basic-details', { customerGoal, files: [await upload(sample)] })
    read()
    const { body } = await send(`GET ${form}/document-details`)
    const wordCount = Number(sample.split('-')[1])
    const language = customerGoal === 'translation' ? 5 : 1
    expect(body).toMatchObject({ wordCount })
    expect((await put('manuscript-details', { wordCount, language })).body).toMatchObject({
      order: { veryLongWordCount: isLong, wordBinMismatch: false },
    })
    expect((await put('manuscript-details', { wordCount: 1200, language })).body).toMatchObject({
      order: { veryLongWordCount: false, wordBinMismatch: true },
    })
  })
})

describe('the navigation between the steps', () => {
  it('opens one step after another, and leads back', async () => {
    const { put, withService, send, form } = await withUploadedForm('new-customer')
    expect(await put('step', { step: 'details' })).toMatchObject(
      refused('order-form-step-not-open'),
    )
    expect(await send(`POST ${form}/go-back`)).toMatchObject(refused('order-form-step-not-open'))
    await withService()
    const back = `POST ${form}/go-back`
    const order = {
      currentStep: 'manuscript-services',
      steps: { next: { name: 'additional-services' } },
    }
    expect((await send(back)).body).toMatchObject({ order })
    expect((await send(back)).body).toMatchObject({ order: { currentStep: 'get-started' } })
    expect((await put('step', { step: 'details' })).body).toMatchObject({
      order: { currentStep: 'details' },
    })
    expect(await put('step', { step: 'payment-details' })).toMatchObject(
      refused('order-form-step-not-open'),
    )
    expect((await put('step', { step: 'nowhere' })).status).toBe(400)
  })

  it.each([
    ['PUT', 'basic-details', { customerGoal: 'editing' }],
    ['PUT', 'rework-basic-details', { selectedService: 'svc-premium-rework' }],
    ['GET', 'document-details', undefined],
    ['PUT', 'manuscript-details', { wordCount: 1, language: 1 }],
    ['PUT', 'step', { step: 'details' }],
    ['POST', 'go-back', undefined],
  ])('is refused to other people: %s %s', async (method, path, json) => {
    const { send } = await testBackend('new-customer')
    await send('GET /api/order-form/new', { session: null })
    const sent = json ? { json } : {}
    expect((await send(`${method} /api/order-form/form-1/${path}`, sent)).status).toBe(404)
    expect((await send(`${method} /api/order-form/form%201/${path}`, sent)).status).toBe(400)
  })
})
