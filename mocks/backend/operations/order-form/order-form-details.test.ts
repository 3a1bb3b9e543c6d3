import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { someArea, withUploadedForm } from '../../../testing/order-form/uploaded-order-form.ts'

const refused = (error: string) => ({ status: 200, body: { error } })
const whole = {
  projectTitle: 'Root pressure in potted lemon trees',
  areaOfStudy: someArea,
  styleOfEnglish: 'British English',
}

describe('the details', () => {
  it('are saved whole, predict an area from the title, and open the payment step', async () => {
    const { put, withService, upload } = await withUploadedForm('new-customer')
    await withService()
    const mainFiles = [await upload('english-3000')]
    const [figureFiles, tableFiles] = [[await upload('doc')], [await upload('chinese')]]
    const projectTitle = '  Stomatal responses of barley to drought '
    const json = { ...whole, projectTitle, projectAuthors: 'S. Okafor', mainFiles }
    const references = { mainReferenceFiles: mainFiles, figureFiles, tableFiles }
    const journal = { name: 'Plant and Soil', url: 'https://journal.example.org' }
    const { body } = await put('details', { ...json, ...references, journal, answers: [] })
    expect(body).toMatchObject({
      order: {
        currentStep: 'payment-details',
        projectTitle: 'Stomatal responses of barley to drought',
        projectAuthors: 'S. Okafor',
        areaOfStudyId: someArea,
        areaOfStudyPrediction: { name: 'Plant physiology' },
        styleOfEnglish: 'British English',
        journal: { ...journal, valid: true },
        hasTargetJournal: true,
        displayedManuscripts: { length: 3 },
        manuscripts: { mainReference: [{ identity: mainFiles[0] }] },
      },
    })
    const cleared = await put('details', { journal: { name: 'Botany', url: '' }, answers: [] })
    expect(cleared.body).toMatchObject({ order: { journal: { name: 'Botany', url: null } } })
    expect((await put('details', { journal: null })).body).toMatchObject({
      order: { journal: null, projectTitle: 'Stomatal responses of barley to drought' },
    })
  })

  it.each([
    ['area-of-study-error', { ...whole, areaOfStudy: 493 }],
    ['area-of-study-error', { ...whole, areaOfStudy: null }],
    ['area-of-study-error', { areaOfStudy: 9000 }],
    ['order-form-style-missing', { ...whole, styleOfEnglish: null }],
    ['order-form-journal-url-invalid', { journal: { name: 'Botany', url: 'journal.example.org' } }],
    ['order-form-file-not-found', { figureFiles: ['file-77'] }],
    ['order-form-file-not-found', { mainFiles: ['file-77'] }],
    ['order-form-answer-unknown', { answers: [{ questionIdentity: 'q-why', values: ['x'] }] }],
    ['generic-touchup-error', { currencyIso: 'CNY' }],
    ['generic-touchup-error', { currencyIso: 'ZZZ' }],
  ])('are refused with %s', async (error, json) => {
    const { put, withService, world } = await withUploadedForm('new-customer')
    await withService()
    const before = world.orderForms.get('form-1')
    expect(await put('details', json)).toMatchObject(refused(error))
    expect(world.orderForms.get('form-1')).toEqual(before)
  })

  it.each([
    ['a title that is too long', { projectTitle: 'x'.repeat(513) }],
    ['a title of 513 Arabic letters', { projectTitle: 'أ'.repeat(513) }],
    ['a title of 513 emoji', { projectTitle: '🌾'.repeat(513) }],
    ['a journal that is too long', { journal: { name: '誌'.repeat(256), url: null } }],
    ['a title of spaces', { projectTitle: '   ' }],
    ['an address that is too long', { journal: { name: 'A', url: `https://${'x'.repeat(248)}` } }],
    ['nothing', {}],
  ])('break the contract with %s', async (_what, json) => {
    const { put } = await withUploadedForm('new-customer')
    expect((await put('details', json)).status).toBe(400)
  })

  it.each([
    ['a title of 512 letters', { projectTitle: 'x'.repeat(512) }],
    ['a title of 512 Arabic letters', { projectTitle: 'أ'.repeat(512) }],
    ['a title of 512 emoji', { projectTitle: '🌾'.repeat(512) }],
    ['a name of 255', { journal: { name: '誌'.repeat(255), url: null } }],
    ['a website of 255', { journal: { name: 'Gut', url: `https://${'a'.repeat(247)}` } }],
  ])('keep the longest text: %s', async (_what, json) => {
    const { put, withService } = await withUploadedForm('new-customer')
    await withService()
    expect((await put('details', { ...whole, ...json })).body).toMatchObject({ order: json })
  })

  it('ask for the journal where a service does, and for its own address', async () => {
    const { put, withService } = await withUploadedForm('new-customer')
    await withService('svc-scientific-editing')
    expect(await put('details', whole)).toMatchObject(refused('order-form-journal-missing'))
    const url = 'https://one.example.org'
    const { body } = await put('details', { ...whole, journal: { name: 'One', url } })
    expect(body).toMatchObject({ order: { showJournalDetailsInput: true, journal: { url } } })
    const other = { journal: { name: 'Two', url } }
    expect(await put('details', other)).toMatchObject(refused('journal-url-change-error'))
  })

  it('accept answers to the questions of the chosen services', async () => {
    const { put, withService, change } = await withUploadedForm('new-customer')
    await withService()
    change({ additions: [{ serviceIdentity: 'svc-figures', quantity: 2 }] })
    const answers = [{ questionIdentity: 'q-figure-kinds', values: ['Charts', 'Photographs'] }]
    expect((await put('details', { answers })).body).toMatchObject({ order: { answers } })
  })

  it('offer an administrator the options, and return the kind of file', async () => {
    const { put, withService, change, upload, world } = await withUploadedForm('new-customer')
    await withService()
    change({ adminCreated: true })
    expect(await put('details', whole)).toMatchObject(refused('order-form-admin-options-missing'))
    const options = { suppressInvoiceCreation: false, requireCustomerNotification: true }
    expect((await put('details', { ...whole, ...options })).body).toMatchObject({
      order: { ...options, adminCreated: true, currentStep: 'payment-details' },
    })
    const file = await upload('english-3000')
    world.files.update(file, { name: 'chart.png' })
    const error = 'order-form-file-type-not-allowed'
    expect(await put('details', { mainFiles: [file] })).toMatchObject(refused(error))
    expect((await put('details', { figureFiles: [file] })).body).toHaveProperty('order')
  })

  it('choose the currency for people who have none', async () => {
    const visitor = await withUploadedForm('anonymous')
    expect((await visitor.put('details', { currencyIso: 'EUR' })).body).toMatchObject({
      order: { currency: { shortName: 'EUR' } },
    })
    const customer = await withUploadedForm('returning-customer')
    expect(await customer.put('details', { currencyIso: 'EUR' })).toMatchObject(
      refused('generic-touchup-error'),
    )
  })
})

describe('a title that was ordered before', () => {
  const title = 'Root exudates and drought tolerance in barley'

  it('leads to the question, and past it once the order is said to be new', async () => {
    const { put, withService, facts, shown } = await withUploadedForm('returning-customer')
    await withService()
    const { body } = await put('details', { ...whole, projectTitle: `${title.toUpperCase()} ` })
    const steps = { next: { name: 'payment-details' } }
    const duplicateOrder = { externalId: facts.orders.freeReedit }
    const order = { currentStep: 'duplicate-order', steps, duplicateOrder }
    expect(body).toMatchObject({ order })
    const { body: nextStep } = await put('step', { step: 'payment-details' })
    expect(nextStep).toMatchObject({ order: { currentStep: 'payment-details' } })
    await put('details', { ...whole, projectTitle: 'Something new' })
    expect(await shown()).toMatchObject({
      orderForm: { duplicateOrder: null, currentStep: 'payment-details' },
    })
  })

  it('is found by its owner alone', async () => {
    const { send, facts } = await testBackend('returning-customer')
    const request = (text: string) => `GET /api/order/duplicate?title=${encodeURIComponent(text)}`
    const order = { externalId: facts.orders.freeReedit, title, date: expect.any(String) }
    expect((await send(request('root EXUDATES and  drought tolerance in barley'))).body).toEqual({
      order,
    })
    for (const text of ['Root exudates', ' ']) {
      expect((await send(request(text))).body).toEqual({ order: null })
    }
    expect((await send(request(title), { session: null })).body).toEqual({ order: null })
    expect((await send('GET /api/order/duplicate')).status).toBe(400)
  })
})

describe('emails of invited colleagues', () => {
  it('are added to the existing ones, each once', async () => {
    const { put, shown } = await withUploadedForm('anonymous')
    const first = { referralEmails: [' Rosa@example.edu', '', 'lab@example.edu'] }
    const both = ['rosa@example.edu', 'lab@example.edu']
    expect((await put('referral-emails', first)).body).toEqual({ referralEmails: both })
    const ten = Array.from({ length: 10 }, (_, index) => `n${index}@example.edu`)
    const { body } = await put('referral-emails', { referralEmails: ten })
    expect(body).toEqual({ referralEmails: [...both, ...ten] })
    const again = await put('referral-emails', { referralEmails: ['LAB@example.edu'] })
    expect(again.body).toEqual({ referralEmails: [...both, ...ten] })
    expect(await shown()).toMatchObject({ orderForm: { referralEmails: { length: 12 } } })
    for (const referralEmails of [[], [' '], [...ten, 'x@example.edu'], ['nobody']]) {
      expect(await put('referral-emails', { referralEmails })).toMatchObject(
        refused('referral-email-validation-error'),
      )
    }
    expect((await put('referral-emails', {})).status).toBe(400)
  })
})

describe('another word count', () => {
  it('is priced before it is saved', async () => {
    const { put, send, form, withService, shown } = await withUploadedForm('new-customer')
    const request = (count: unknown) => `GET ${form}/get-bin-price?newWordCount=${count}`
    const none = refused('order-form-no-service-option')
    expect(await send(request(7000))).toMatchObject(none)
    await withService()
    const { body } = await send(request(7000))
    const newService = { serviceIdentity: 'svc-premium-editing', price: expect.any(Number) }
    expect(body).toMatchObject({ newService })
    expect(await shown()).toMatchObject({ orderForm: { wordCount: 5200 } })
    const { body: saved } = await put('update-word-count', { newWordCount: 7000 })
    expect(saved).toMatchObject({
      order: { wordCount: 7000, services: [newService].map(() => ({})) },
    })
    expect((await send(request('many'))).status).toBe(400)
    expect((await put('update-word-count', { newWordCount: 1_000_000_000 })).status).toBe(400)
  })

  it.each([
    ['PUT', 'details', { currencyIso: 'EUR' }],
    ['PUT', 'referral-emails', { referralEmails: ['a@example.edu'] }],
    ['GET', 'get-bin-price?newWordCount=7', undefined],
    ['PUT', 'update-word-count', { newWordCount: 7 }],
  ])('the details are refused to other people: %s %s', async (method, path, json) => {
    const { send } = await testBackend('new-customer')
    await send('GET /api/order-form/new', { session: null })
    const sent = json ? { json } : {}
    expect((await send(`${method} /api/order-form/form-1/${path}`, sent)).status).toBe(404)
  })
})

describe('the choices of the details', () => {
  it('are areas of three levels, of which the last is undetermined', async () => {
    const { send } = await testBackend('anonymous')
    const { body } = await send('GET /api/areas-of-study')
    expect(body).toMatchObject({ areasOfStudy: expect.any(Array) })
    expect(JSON.stringify(body)).toContain('{"id":494,"name":"Undetermined","parent":493}')
  })

  it('are the questions of all services together', async () => {
    const { send } = await testBackend('anonymous')
    const request = 'GET /api/service-details?serviceIdentities=svc-formatting'
    const { body } = await send(`${request}&serviceIdentities=svc-figures`)
    expect(body).toMatchObject({
      fileTypes: ['manuscript', 'figures'],
      journalDetails: { requested: true, required: true },
      questions: { length: 5, 0: { sort_order: 1 }, 4: { sort_order: 5 } },
      questionsRequiringPreviousSelection: ['q-citation-style-other'],
    })
    const plain = await send('GET /api/service-details?serviceIdentities=svc-standard-editing')
    expect(plain.body).toMatchObject({
      journalDetails: { requested: false, required: false },
      questions: [],
    })
    expect((await send(`${request}&serviceIdentities=toString`)).status).toBe(404)
    expect((await send('GET /api/service-details')).status).toBe(400)
  })
})
