import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { readReceivedFiles } from '../../../../src/lib/search/received-files.ts'
import { sampleManuscript } from '../../../samples/sample-manuscript.ts'
import { type TestBackend, testBackend } from '../../../testing/backend-in-scenario.ts'
import {
  cardForm,
  payPalForm,
  testKey,
  transferForm,
} from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { approveCheckout, checkoutReturn } from '../../rules/payment/settlement/settle-payment.ts'

type SecondRoundBackend = TestBackend<'returning-customer'>

const path = '/api/order-form/form-1'
const free = { acceptedTermsAndConditions: true, paymentMethodId: paymentMethodIds.free }
const manuscript = sampleManuscript('english-3000')
const reviews = sampleManuscript('chinese')

async function atPayment(kind: 'rework' | 'reedit', files = ['file-1', 'file-2']) {
  const backend = await testBackend('returning-customer')
  const { send, facts } = backend
  for (const { bytes, fileName, type } of [manuscript, reviews]) {
    await send('POST /api/file', { form: { file: new File([bytes], fileName, { type }) } })
  }
  await send(`GET /api/order-form/${kind}/${facts.orders.completedPaid}`)
  const [main, ...mainReferenceFiles] = files
  const basics = { wordCount: 5_200, language: 1, uploadFilesLater: main === undefined }
  await send(`PUT ${path}/rework-basic-details`, {
    json: { selectedService: 'svc-premium-rework', ...basics, files: main ? [main] : [] },
  })
  const { title } = orderOf(backend, facts.orders.completedPaid)
  const details = { projectTitle: title, areaOfStudy: 494, styleOfEnglish: 'American English' }
  for (const step of ['additional-services', 'details']) {
    await send(`PUT ${path}/step`, { json: { step } })
  }
  await send(`PUT ${path}/details`, { json: { ...details, mainReferenceFiles } })
  return backend
}

function orderOf({ world }: SecondRoundBackend, externalId: string) {
  const row = world.orders.get(externalId)
  if (!row) throw new Error(`There is no order ${externalId}.`)
  return row.order
}

async function pay({ send, world }: SecondRoundBackend, json: object = cardForm) {
  const headers = testKey('pay-second-round-1')
  const { body } = await send(`PUT ${path}/payments`, { json, headers })
  return { body, externalId: world.orderForms.get('form-1')?.orderedAs ?? '' }
}

const filesIn = (address: unknown) => readReceivedFiles(String(address).split('/').at(-1) ?? '')

const received = [
  { identity: 'file-1', name: manuscript.fileName },
  { identity: 'file-2', name: reviews.fileName },
]

it('restores declined editing once its service is chosen in the first step', async () => {
  const { send } = await atPayment('rework')
  const none = { selectedService: null, rush: false, express: false }
  await send(`PUT ${path}/selected-service`, { json: { ...none, declineEditingServices: true } })
  const selectedService = 'svc-premium-rework'
  const json = { selectedService, wordCount: 5_200, language: 1, uploadFilesLater: true }
  const { body } = await send(`PUT ${path}/rework-basic-details`, { json })
  expect(body).toMatchObject({ orderForm: { declineEditingServices: false } })
})

describe('paying for a second round', () => {
  it.each([
    ['a rework by card', 'rework', cardForm],
    ['a re-edit that is free', 'reedit', free],
  ] as const)('%s redirects to the page of its files', async (_, kind, form) => {
    const { body, externalId } = await pay(await atPayment(kind), form)
    const begin = `/en/researcher/details/${externalId}/rework-success/`
    const successUrl = expect.stringMatching(new RegExp(`^${begin}[\\w-]+$`))
    expect(body).toMatchObject({ externalId, successUrl, redirectUrl: null })
    expect(filesIn(JSON.parse(JSON.stringify(body)).successUrl)).toEqual(received)
  })

  it('speaks the language of the person', async () => {
    const backend = await atPayment('rework')
    const { account } = backend.world.users.get(backend.facts.person.identity) ?? {}
    if (!account) throw new Error('Nobody is signed in.')
    const changes = { account: { ...account, language: 'jp' as const } }
    backend.world.users.update(backend.facts.person.identity, changes)
    const { body } = await pay(backend)
    expect(body).toMatchObject({ successUrl: expect.stringMatching('^/jp/') })
  })

  it('redirects there from an external page, once the payment arrives', async () => {
    const backend = await atPayment('rework')
    const { world } = backend
    const { body } = await pay(backend, payPalForm)
    expect(body).toMatchObject({ successUrl: null, redirectUrl: expect.any(String) })
    const code = world.orderForms.get('form-1')?.receiptCode ?? ''
    const payment = approveCheckout(world, code, fixedNow)
    const address = payment && checkoutReturn(world, payment)
    const externalId = world.orderForms.get('form-1')?.orderedAs
    expect(address).toContain(`/en/researcher/details/${externalId}/rework-success/`)
    expect(filesIn(address)).toEqual(received)
  })

  it.each([
    ['waits for the bank', transferForm, undefined],
    ['has no files yet', cardForm, []],
  ] as const)('redirects to the order where it %s', async (_, form, files) => {
    const { body, externalId } = await pay(await atPayment('rework', files && [...files]), form)
    expect(externalId).not.toBe('')
    expect(body).toMatchObject({ externalId, successUrl: null })
  })
})
