import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { cardForm, testKey } from '../../testing/payment/payment-requests.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { addSecondPerson } from '../../testing/second-person.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

const load = 'GET /api/invoice/load'
const isLoad = (body: unknown): body is Schemas['InvoiceLoad'] =>
  typeof body === 'object' && body !== null && 'invoices' in body

async function invoicing() {
  const backend = await testBackend('returning-customer')
  const { send } = backend
  const loaded = async (): Promise<Schemas['InvoiceLoad']> => {
    const { body } = await send(load)
    if (!isLoad(body)) throw new Error('No invoices came.')
    return body
  }
  const pdf = async (path: string) => {
    const { exchange, status } = await send(`GET ${path}`)
    const { headers } = exchange.response
    const bytes = new Uint8Array(await exchange.response.arrayBuffer())
    return { status, headers, bytes }
  }
  return { ...backend, loaded, pdf }
}

describe('loading invoices', () => {
  it('returns all of them with their payments and the pending bank transfer', async () => {
    const { loaded, facts, world } = await invoicing()
    const { invoices, unpaidInvoices, pendingPayments, usdCredits } = await loaded()
    expect(unpaidInvoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual(facts.unpaidInvoices)
    expect(pendingPayments).toEqual([
      { receiptCode: 'RC-58213', boletoUrl: null, invoiceNumbers: ['US-90187'] },
    ])
    expect(usdCredits).toBe(120)
    expect(invoices.length).toBe(world.invoices.size)
    const open = invoices.find(({ invoiceNumber }) => invoiceNumber === facts.unpaidInvoices[0])
    expect(open).toMatchObject({ balance: 217, totalAmount: 217, payments: [] })
    const title = world.orders.get(facts.orders.completedUnpaid)?.order.title
    expect(open?.customFields.Submission).toContain(title)
    const paid = invoices.filter(({ balance }) => balance === 0)
    expect(paid.length).toBe(invoices.length - 2)
    for (const { invoiceNumber, payments, totalAmount } of paid) {
      const arrived = world.invoices.get(invoiceNumber)?.payments[0]?.at ?? 0
      const date = new Date(arrived).toISOString()
      expect(payments).toMatchObject([{ amount: totalAmount, date, retainerinvoice_id: null }])
    }
  })

  it('is for signed-in people', async () => {
    const { send } = await invoicing()
    expect((await send(load, { session: null })).status).toBe(401)
  })
})

describe('the documents', () => {
  it.each([
    ['of the transfer that is announced for it', 'US-90187', 'RC-58213'],
    ['of its own where none is', 'US-90321', 'US-90321'],
  ])('an invoice asks for the reference %s', async (_, number, reference) => {
    const { pdf, loaded } = await invoicing()
    const { bytes } = await pdf(`/api/invoice/${number}/pdf?localization=us`)
    expect((await readPdf(bytes)).text).toContain(`Please give ${reference} as the reference`)
    const { unpaidInvoices } = await loaded()
    const unpaid = unpaidInvoices.find(({ invoiceNumber }) => invoiceNumber === number)
    expect(unpaid?.pendingPayment?.receiptCode ?? number).toBe(reference)
  })

  it('an invoice names the paid and the open amount', async () => {
    const { pdf, facts } = await invoicing()
    const [number] = facts.unpaidInvoices
    const { status, headers, bytes } = await pdf(`/api/invoice/${number}/pdf?localization=us`)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/pdf')
    expect(headers.get('Content-Disposition')).toContain(`Invoice ${number}.pdf`)
    const { text } = await readPdf(bytes)
    expect(text).toContain(facts.orders.completedUnpaid)
    expect(text).toContain('$217')
    expect(text).toContain('Duke University')
  })

  it('a receipt prints the number that the invoices show', async () => {
    const { pdf, loaded } = await invoicing()
    const { invoices } = await loaded()
    const paid = invoices.find(({ payments }) => payments.length > 0)
    const [payment] = paid?.payments ?? []
    const number = payment?.receiptNumber ?? ''
    expect(number).toMatch(/^RC-\d+$/)
    const query = `invoice_number=${paid?.invoiceNumber}&amount=${payment?.amount}`
    const { bytes } = await pdf(`/api/payment/${payment?.id}/pdf?${query}`)
    expect((await readPdf(bytes)).text).toContain(number)
  })

  it('a receipt names the payment methods', async () => {
    const { pdf, send, facts } = await invoicing()
    const json = { ...cardForm, payoffReceiptCodes: facts.unpaidInvoices }
    await send('POST /api/payoff/payment', { json, headers: testKey('receipt-000000001') })
    const [first, second] = facts.unpaidInvoices
    const query = `invoice_number=${second}&amount=332&localization=us`
    const { status, bytes } = await pdf(`/api/payment/100001/pdf?${query}`)
    expect(status).toBe(200)
    const { text } = await readPdf(bytes)
    expect(text).toContain('RC-100001')
    expect(text).toContain(second)
    expect(text).toContain('Credit card')
    expect(text).toContain('$332')
    const alone = await pdf('/api/payment/100001/pdf')
    expect((await readPdf(alone.bytes)).text).toContain(first)
    expect((await pdf('/api/payment/100001/pdf?amount=1')).status).toBe(404)
    expect((await pdf('/api/payment/100001/pdf?localization=cn')).status).toBe(404)
    expect((await pdf('/api/payment/100001/pdf?invoice_number=US-1')).status).toBe(404)
  })

  it('a statement of delivery is available once it is written', async () => {
    const { pdf, world, facts, advance, loaded } = await invoicing()
    const [number] = facts.unpaidInvoices
    const path = `/api/invoice/${number}/statement-of-delivery`
    const status = async () =>
      (await loaded()).invoices.find(({ invoiceNumber }) => invoiceNumber === number)
        ?.statementOfDelivery.status
    expect([await status(), (await pdf(path)).status]).toEqual(['none', 404])
    world.invoices.update(number, { statementReadyAt: fixedNow + 1000 })
    expect([await status(), (await pdf(path)).status]).toEqual(['pending', 404])
    advance(1000)
    expect(await status()).toBe('ready')
    const { text } = await readPdf((await pdf(path)).bytes)
    expect(text).toContain(facts.orders.completedUnpaid)
  })

  const documents = [
    ['/api/invoice/US-90321/pdf', '/api/invoice/US-1/pdf', '?localization=xx'],
    [
      '/api/invoice/US-90321/statement-of-delivery',
      '/api/invoice/US-1/statement-of-delivery',
      '?x=1',
    ],
    ['/api/payment/58213/pdf', '/api/payment/1/pdf', '?amount=much'],
  ] as const

  it.each(documents)('%s is for its owner, as the contract says', async (own, unknown, broken) => {
    const { send, world } = await invoicing()
    const { session } = addSecondPerson(world)
    expect((await send(`GET ${own}`, { session })).status).toBe(404)
    expect((await send(`GET ${own}`, { session: null })).status).toBe(401)
    expect((await send(`GET ${unknown}`)).status).toBe(404)
    expect((await send(`GET ${own}${broken}`)).status).toBe(400)
  })

  it('an invoice is not found at another site', async () => {
    const { send } = await invoicing()
    expect((await send('GET /api/invoice/US-90321/pdf?localization=cn')).status).toBe(404)
  })
})
