import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { cardForm, payPalForm, testKey } from '../../testing/payment/payment-requests.ts'
import { testCards } from '../reference-data/payment/simulated-cards.ts'
import type { SiteChoice } from './site-definition.ts'

const threeD = { ...cardForm, creditCard: { ...cardForm.creditCard, nonce: testCards.threeD } }
const mail = '/external/api/mails?to=helen.marsh@example.edu'

async function paying(form: object) {
  const backend = await testBackend('returning-customer')
  const { send, facts } = backend
  const json = { ...form, payoffReceiptCodes: facts.unpaidInvoices, amount: 549 }
  const headers = testKey('pay-off-0000000001')
  const paid = await send('POST /api/payoff/payment', { json, headers })
  const answer: { redirectUrl: string } = JSON.parse(JSON.stringify(paid.body))
  const address = answer.redirectUrl
  const at = `/external/api/visit?address=${encodeURIComponent(address)}`
  return {
    ...backend,
    address,
    visit: async () => (await send(`GET ${at}`)).body,
    choose: async (choice: SiteChoice) =>
      (await send('POST /external/api/visit', { json: { address, choice } })).body,
    subjects: async () => JSON.stringify((await send(`GET ${mail}`)).body),
    payment: () => backend.world.payments.get(address.split('/').at(-1) ?? ''),
  }
}

const back = (outcome: string) => `/en/researcher/invoices/unpaid/${outcome}?receipt=RC-100001`

describe.each([
  ['PayPal', payPalForm, '/external/paypal/'],
  ['the card issuer', threeD, '/external/three-d-secure/'],
])('%s', (name, form, begin) => {
  it.each([
    ['approve', back('success'), 'approved'],
    ['decline', back('error'), 'declined'],
    ['leave', back('error'), 'open'],
    ['never', null, 'open'],
  ] as const)('after %s goes to %s', async (choice, next, status) => {
    const { address, visit, choose, payment } = await paying(form)
    expect(address).toContain(begin)
    expect(await visit()).toMatchObject({
      name,
      heading: expect.stringMatching(/^Pay \$/),
      state: expect.stringMatching(/^Open until/),
      offers: [
        { choice: 'approve' },
        { choice: 'decline' },
        { choice: 'leave' },
        { choice: 'never' },
      ],
    })
    expect(await choose(choice)).toMatchObject({ next, visit: { address } })
    expect(payment()?.status).toBe(status)
  })

  it.each([
    ['approve', 'decline', 'approved', 'success'],
    ['decline', 'approve', 'declined', 'error'],
    ['approve', 'approve', 'approved', 'success'],
  ] as const)('keeps to %s when %s follows', async (first, second, status, outcome) => {
    const { visit, choose, payment, subjects } = await paying(form)
    await choose(first)
    const [decided, mails] = [payment(), await subjects()]
    expect(await choose(second)).toMatchObject({ next: back(outcome) })
    expect(payment()).toEqual(decided)
    expect(await subjects()).toBe(mails)
    expect(await visit()).toMatchObject({
      heading: expect.stringMatching(/^Payment RC-/),
      state: expect.stringMatching(new RegExp(`^${status}`, 'i')),
      offers: [{ choice: 'leave' }],
    })
  })
})

describe.each([
  ['allpago-paypal', 22],
  ['alipay', 19],
  ['unionpay', 21],
  ['wechat-pay', 25],
  ['wfoe-web', 27],
  ['wfoe-qr', 28],
] as const)('the page %s', (page, method) => {
  it.each([
    ['approve', 'success', 'approved'],
    ['decline', 'error', 'declined'],
    ['leave', 'error', 'open'],
  ] as const)('after %s leads to %s', async (choice, outcome, status) => {
    const { send, world, address, payment } = await paying(payPalForm)
    world.payments.update(payment()?.receiptCode ?? '', { method })
    const json = { address: address.replace('paypal', page), choice }
    const { body } = await send('POST /external/api/visit', { json })
    expect(body).toMatchObject({ next: back(outcome), visit: { site: page } })
    expect(payment()?.status).toBe(status)
  })
})

it('expires after a day without an answer', async () => {
  const { advance, visit, choose, payment } = await paying(payPalForm)
  await choose('never')
  advance(86_400_000)
  expect(await visit()).toMatchObject({ state: expect.stringMatching(/^Expired on/) })
  expect(await choose('approve')).toMatchObject({ next: back('error') })
  expect(payment()?.status).toBe('expired')
})

it('is not shown at the address of another page', async () => {
  const { send, address } = await paying(payPalForm)
  for (const page of ['alipay', 'boleto', 'three-d-secure']) {
    const other = address.replace('paypal', page)
    expect((await send(`GET /external/api/visit?address=${other}`)).status).toBe(404)
  }
})
