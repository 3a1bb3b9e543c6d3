import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { type TestResponse, testBackend } from '../../testing/backend-in-scenario.ts'
import { cart, readyToPay } from '../../testing/order-form/order-cart.ts'
import { withSeededForm } from '../../testing/order-form/seeded-order-form.ts'
import { cardForm, testAddress } from '../../testing/payment/payment-requests.ts'
import { readPdf } from '../../testing/pdf-text.ts'

const linesIn = async ({ exchange }: TestResponse) => {
  const { text } = await readPdf(new Uint8Array(await exchange.response.arrayBuffer()))
  return text.split('\n')
}
const figures = [{ serviceIdentity: 'svc-figures', quantity: 3 }]

async function invoiceOf(form: object): Promise<string[]> {
  const { pay, orders, send, world } = await cart({ additions: figures })
  await pay(form)
  const [order] = orders()
  const [invoice] = world.invoices.in('byOrder', order?.externalId ?? '').rows()
  return linesIn(await send(`GET /api/invoice/${invoice?.invoiceNumber}/pdf`))
}

const atTheBank = {
  acceptedTermsAndConditions: true,
  paymentMethodId: paymentMethodIds.bankTransfer,
}

describe('the invoice of an order', () => {
  it('has the purchase order number and the note of the payment', async () => {
    const lines = await invoiceOf({
      ...atTheBank,
      billingAddress: testAddress,
      purchaseOrder: { number: 'PO-2026-118' },
      additionalData: 'Grant 4471',
    })
    expect(lines).toContain('Purchase order\tPO-2026-118')
    expect(lines).toContain('Note\tGrant 4471')
    expect(lines).toContain('Durham, NC 27708')
    expect(lines).toContain('Figure Formatting × 3\t$96')
  })

  it('leaves out fields that were left empty', async () => {
    const text = (await invoiceOf(cardForm)).join('\n')
    expect(text).toContain('Figure Formatting × 3\t$96')
    expect(text).not.toMatch(/Purchase order|FAPESP|Note\t/)
  })

  it.each([
    ['china', '高级润色', '中国'],
    ['japan', 'プレミアム英文校正', '日本'],
    ['brazil', 'Edição premium', 'Brasil'],
    ['spain', 'Edición premium', 'España'],
  ] as const)('is in the reader’s language in %s', async (name, editing, country) => {
    const { send, world, facts } = await testBackend(name)
    const [invoice] = world.invoices.in('byOrder', facts.orders.completedPaid).rows()
    const lines = await linesIn(await send(`GET /api/invoice/${invoice?.invoiceNumber}/pdf`))
    expect(lines.some((line) => line.startsWith(`${editing}\t`))).toBe(true)
    expect(lines.some((line) => line.startsWith(country))).toBe(true)
    expect(lines.join('\n')).not.toMatch(/Editing/)
  })
})

describe('a price quote', () => {
  const quote = 'GET /api/price-quote/PQ-10481/pdf'
  const make = 'PUT /api/order-form/form-1/generate-price-quote'

  it('shows no names to a visitor', async () => {
    const { send } = await withSeededForm('anonymous', { ...readyToPay, goal: 'price-quote' })
    await send(make)
    const lines = await linesIn(await send(quote))
    expect(lines).toContain('Price quote')
    expect(lines.join('\n')).not.toContain('Prepared for')
  })

  it('names services in the reader’s language', async () => {
    const { send } = await withSeededForm('brazil', { ...readyToPay, goal: 'price-quote' })
    await send(make)
    expect((await linesIn(await send(quote))).join('\n')).toContain('Edição premium')
  })
})
