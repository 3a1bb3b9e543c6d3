import { describe, expect, it } from 'vitest'
import { cart, noDetails } from '../../../testing/order-form/order-cart.ts'
import { english, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'
import { withUploadedForm } from '../../../testing/order-form/uploaded-order-form.ts'

const form = '/api/order-form/form-1'

describe('a translation', () => {
  it('into English of an English text is not sold', async () => {
    const { send } = await withSeededForm('new-customer', {})
    const refused = { error: 'order-form-english-not-translated' }
    const text = { wordCount: 5200, language: 1 }
    const json = { customerGoal: 'translation', ...text }
    expect((await send(`PUT ${form}/basic-details`, { json })).body).toEqual(refused)
    const details = { customerGoal: 'translation', uploadFilesLater: true }
    await send(`PUT ${form}/basic-details`, { json: details })
    expect((await send(`PUT ${form}/manuscript-details`, { json: text })).body).toEqual(refused)
  })
})

describe('an order is not paid', () => {
  const addition = (serviceIdentity: string) => [{ serviceIdentity, quantity: 1 }]
  it.each([
    ['for editing with a plagiarism check alone', 'editing', 'svc-plagiarism-check'],
    ['for figures with a plagiarism check alone', 'figures-only', 'svc-plagiarism-check'],
  ] as const)('%s', async (_, goal, extra) => {
    const { pay } = await cart({ goal, service: null, additions: addition(extra) })
    expect((await pay()).body).toEqual({ error: 'order-incomplete' })
  })

  it.each([
    ['beside editing', 'svc-premium-editing'],
    ['alone', null],
  ])('for a concierge service %s, which has no price yet', async (_, service) => {
    const { pay } = await cart({ service, additions: addition('svc-concierge') })
    expect((await pay()).body).toEqual({ error: 'order-service-needs-quote' })
  })

  it('for a bundle whose editing was removed', async () => {
    const { pay } = await cart({
      service: null,
      additions: addition('svc-plagiarism-check'),
      bundle: {
        interested: true,
        answers: { 'bundle-needs': ['need-language'] },
        id: 'bundle-premium',
      },
    })
    expect((await pay()).body).toEqual({ error: 'order-incomplete' })
  })
})

describe('answers to the questions of a service', () => {
  it('are removed with it, so that the form can be sent back as it was read', async () => {
    const additions = [{ serviceIdentity: 'svc-figures', quantity: 2 }]
    const answers = [{ questionIdentity: 'q-figure-notes', values: ['Grey, please.'] }]
    const details = { ...noDetails, answers }
    const { send } = await withSeededForm('new-customer', { ...english, additions, details })
    await send(`DELETE ${form}/service-options/svc-figures`)
    expect((await send(`GET ${form}/load`)).body).toMatchObject({ orderForm: { answers: [] } })
    expect((await send(`PUT ${form}/details`, { json: { answers: [] } })).body).toHaveProperty(
      'order',
    )
  })
})

describe('a bundle that is chosen again', () => {
  it('leaves the services in the order in which they were added', async () => {
    const ids = ['svc-cover-letter', 'svc-plagiarism-check']
    const answers = { 'bundle-needs': ['need-language', 'need-review'] }
    const { send } = await withSeededForm('new-customer', {
      ...english,
      service: 'svc-premium-editing',
      additions: ids.map((serviceIdentity) => ({ serviceIdentity, quantity: 1 })),
      bundle: { interested: true, answers, id: 'bundle-premium' },
    })
    const tier = { rush: false, deliveryTier: 'standard' }
    const json = { serviceBundleId: 'bundle-premium', services: ids, ...tier }
    const { body } = await send(`POST ${form}/service-bundle`, { json })
    const selections = [{}, ...ids.map((serviceIdentity) => ({ serviceIdentity }))]
    expect(body).toMatchObject({ order: { selections } })
  })
})

describe('figures only', () => {
  it('keeps the manuscript added in the details', async () => {
    const { send, put, upload, form: path } = await withUploadedForm('new-customer')
    const [files, mainFiles] = [[await upload('doc')], [await upload('english-3000')]]
    const json = { customerGoal: 'figures-only', files }
    await put('basic-details', json)
    await put('details', { mainFiles })
    await put('basic-details', json)
    expect((await send(`GET ${path}/load`)).body).toMatchObject({
      orderForm: { manuscripts: { main: [{ identity: mainFiles[0] }], figures: [{}] } },
    })
  })
})

describe('the word count', () => {
  const chosen = { ...english, service: 'svc-premium-editing' }
  it.each([
    [0, 'word-count-range-error'],
    [40_001, 'order-word-count-very-long'],
    [999_999_999, 'order-word-count-very-long'],
  ])('of %s is refused by its kind', async (newWordCount, error) => {
    const { send } = await withSeededForm('new-customer', chosen)
    const answer = await send(`GET ${form}/get-bin-price?newWordCount=${newWordCount}`)
    expect(answer.body).toEqual({ error })
    const json = { newWordCount }
    expect((await send(`PUT ${form}/update-word-count`, { json })).body).toEqual({ error })
  })

  it('is corrected where no service of the text is chosen', async () => {
    const { send } = await withSeededForm('new-customer', { ...english, declineEditing: true })
    const json = { newWordCount: 7000 }
    expect((await send(`PUT ${form}/update-word-count`, { json })).body).toMatchObject({
      order: { wordCount: 7000 },
    })
  })
})
