import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import {
  boletoForm,
  cardForm,
  payPalForm,
  testAddress,
  testKey,
} from '../../testing/payment/payment-requests.ts'
import { addSecondPerson } from '../../testing/second-person.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import {
  approveCheckout,
  checkoutReturn,
  declineCheckout,
} from '../rules/payment/settlement/settle-payment.ts'

const call = 'POST /api/payoff/payment'
const paid = { externalId: null, successUrl: null, redirectUrl: null, redirectForm: null }

async function payOff() {
  const backend = await testBackend('returning-customer')
  const [open, locked] = backend.facts.unpaidInvoices
  const pay = (json: object, key = 'pay-off-0000000001') =>
    backend.send(call, { json, headers: testKey(key) })
  const unpaid = async () => {
    const { body } = await backend.send('GET /api/users/current')
    return body
  }
  return { ...backend, open, locked, pay, unpaid }
}

describe('paying off invoices', () => {
  it('pays them at once by card: orders, receipts, mail; the second attempt is refused', async () => {
    const { world, facts, pay, unpaid } = await payOff()
    const form = { ...cardForm, payoffReceiptCodes: facts.unpaidInvoices, amount: 549 }
    const { status, body } = await pay(form)
    expect(status).toBe(200)
    expect(body).toEqual({ ...paid, receiptCode: 'RC-100001' })
    expect(await unpaid()).toMatchObject({
      user: { unpaidInvoices: [], wfoeMigrationStatus: { hasUnpaidInvoices: false } },
    })
    expect(world.orders.get(facts.orders.completedUnpaid)?.order).toMatchObject({
      paid: true,
      downloadAvailable: true,
    })
    expect(world.orders.get(facts.orders.bankTransferLocked)?.order).toMatchObject({
      paid: true,
      pendingPayments: [],
    })
    expect(world.payments.get('RC-58213')?.status).toBe('expired')
    const [mail] = [...world.mails.all()].toReversed()
    expect(mail?.subject).toBe('We have received your payment RC-100001')
    expect((await pay(form)).body).toEqual(body)
    const again = await pay(form, 'pay-off-0000000002')
    expect(again.body).toEqual({ error: 'payment-already-paid' })
  })

  it('waits for PayPal, and is paid once, also after a second approval', async () => {
    const { world, facts, open, locked, pay, unpaid } = await payOff()
    const both = { ...payPalForm, payoffReceiptCodes: facts.unpaidInvoices }
    const { body } = await pay(both)
    expect(body).toMatchObject({ redirectUrl: '/external/paypal/RC-100001' })
    await pay({ ...payPalForm, payoffReceiptCodes: [open] }, 'pay-off-0000000002')
    const now = world.payments.get('RC-100001')?.createdAt ?? 0
    expect(approveCheckout(world, 'RC-100002', now)?.status).toBe('approved')
    const late = approveCheckout(world, 'RC-100001', now)
    expect(late?.status).toBe('declined')
    expect(late && checkoutReturn(world, late)).toBe(
      '/en/researcher/invoices/unpaid/error?receipt=RC-100001',
    )
    const invoice = world.invoices.get(open)
    approveCheckout(world, 'RC-100002', now + 1)
    declineCheckout(world, 'RC-100002', now + 1)
    expect(world.invoices.get(open)).toBe(invoice)
    expect(approveCheckout(world, 'RC-1', now)).toBeUndefined()
    expect(await unpaid()).toMatchObject({
      user: { unpaidInvoices: [{ invoiceNumber: locked }] },
    })
  })

  it('requires the extra step of a card, which may be declined there', async () => {
    const { world, facts, open, pay } = await payOff()
    const creditCard = { nonce: facts.cards.threeD }
    const { body } = await pay({ ...cardForm, creditCard, payoffReceiptCodes: [open] })
    expect(body).toMatchObject({ redirectUrl: '/external/three-d-secure/RC-100001' })
    const now = world.payments.get('RC-100001')?.createdAt ?? 0
    expect(declineCheckout(world, 'RC-100001', now)?.status).toBe('declined')
    const [mail] = [...world.mails.all()].toReversed()
    expect(mail?.subject).toBe('Your payment RC-100001 did not go through')
    const again = { ...cardForm, payoffReceiptCodes: [open], receiptCode: 'RC-100001' }
    expect((await pay(again, 'pay-off-0000000002')).body).toMatchObject({
      receiptCode: 'RC-100001',
    })
    const third = await pay(again, 'pay-off-0000000003')
    expect(third.body).toEqual({ error: 'payment-already-paid' })
  })

  it('lets the payment expire a day later when its page never answers', async () => {
    const { world, open, pay, unpaid, advance } = await payOff()
    await pay({
      ...cardForm,
      creditCard: undefined,
      paymentMethodId: paymentMethodIds.payPal,
      payoffReceiptCodes: [open],
    })
    advance(86_400_000 - 1)
    await unpaid()
    expect(world.payments.get('RC-100001')?.status).toBe('open')
    advance(1)
    await unpaid()
    expect(world.payments.get('RC-100001')?.status).toBe('expired')
    await unpaid()
    const subjects = Array.from(world.mails.all(), ({ subject }) => subject)
    expect(subjects.filter((it) => it.includes('did not go through'))).toHaveLength(1)
  })

  it('leaves the invoice open by bank transfer, and the payment pending', async () => {
    const { world, open, pay, advance, unpaid } = await payOff()
    const form = {
      ...cardForm,
      creditCard: undefined,
      paymentMethodId: paymentMethodIds.bankTransfer,
    }
    const json = { ...form, payoffReceiptCodes: [open], purchaseOrder: { number: 'PO-7' } }
    const { body } = await pay(json)
    expect(body).toEqual({ ...paid, receiptCode: 'RC-100001' })
    advance(29 * 86_400_000)
    await unpaid()
    const payment = world.payments.get('RC-100001')
    expect(payment).toMatchObject({ status: 'open', form: { purchaseOrder: { number: 'PO-7' } } })
  })

  it.each([
    ['no invoice', { payoffReceiptCodes: undefined }, 400],
    ['an unknown field', { cardNumber: '4242424242424242', payoffReceiptCodes: ['x'] }, 400],
    ['an unknown invoice', { payoffReceiptCodes: ['US-1'] }, 404],
  ])('rejects %s as no payment', async (_, changes, status) => {
    const { pay, world } = await payOff()
    const before = world.snapshot()
    expect((await pay({ ...cardForm, ...changes })).status).toBe(status)
    expect(world.snapshot().tables.get('payments')).toEqual(before.tables.get('payments'))
  })

  it('is for the owner of the invoices', async () => {
    const { send, world, open } = await payOff()
    const { session } = addSecondPerson(world)
    const json = { ...cardForm, payoffReceiptCodes: [open] }
    const headers = testKey('pay-off-0000000001')
    expect((await send(call, { json, headers, session })).status).toBe(404)
    expect((await send(call, { json, headers, session: null })).status).toBe(401)
    const code = { ...json, receiptCode: 'RC-58213' }
    expect(world.payments.get('RC-58213')?.owner).not.toBe('user-second')
    expect((await send(call, { json: code, headers, session })).status).toBe(404)
  })

  it('stores no card and no address that is not needed', async () => {
    const { world, open, pay } = await payOff()
    await pay({ ...cardForm, payoffReceiptCodes: [open] })
    const storedForm = world.payments.get('RC-100001')?.form
    expect(storedForm?.card).toEqual({ type: 'Visa', lastFour: '4242' })
    expect(JSON.stringify(storedForm)).not.toContain('card-approved')
    expect(storedForm?.billingAddress).toEqual(testAddress)
  })
})

describe('a write-off', () => {
  it('is no unpaid invoice, and cannot be paid off, alone or with another', async () => {
    const { send, facts, world } = await testBackend('china')
    const { unpaid, writeOff } = facts.invoices
    const numbers = { unpaidInvoices: [{ invoiceNumber: unpaid }] }
    expect((await send('GET /api/invoice/load')).body).toMatchObject(numbers)
    expect((await send('GET /api/users/current')).body).toMatchObject({ user: numbers })
    for (const payoffReceiptCodes of [[writeOff], [unpaid, writeOff]]) {
      const json = { ...cardForm, payoffReceiptCodes }
      const headers = testKey(`write-off-00000${payoffReceiptCodes.length}`)
      const { body } = await send(call, { json, headers })
      expect(body).toEqual({ error: 'payment-written-off' })
    }
    expect(world.invoices.get(writeOff)?.payments).toEqual([])
  })
})

describe('a boleto that expired', () => {
  it('is retried as a payment of its own', async () => {
    const { send, facts, world } = await testBackend('brazil')
    const form = { ...boletoForm, payoffReceiptCodes: [facts.unpaidInvoice] }
    const retry = (receiptCode: string, key: string) =>
      send(call, { json: { ...form, receiptCode }, headers: testKey(key) })
    const paid = { error: 'payment-already-paid' }
    expect((await retry(facts.boleto, 'boleto-again-0001')).body).toEqual(paid)
    declineCheckout(world, facts.boleto, fixedNow)
    const { body } = await retry(facts.boleto, 'boleto-again-0002')
    expect(body).toMatchObject({ receiptCode: 'RC-100001' })
    expect(world.payments.get(facts.boleto)?.status).toBe('expired')
    expect((await send('GET /api/invoice/load')).body).toMatchObject({
      pendingPayments: [{ receiptCode: 'RC-100001', boletoUrl: '/external/boleto/RC-100001' }],
    })
    expect((await retry('RC-100001', 'boleto-again-0003')).body).toEqual(paid)
  })
})
