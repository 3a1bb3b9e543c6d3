import { describe, expect, it } from 'vitest'
import { cart, withFunds } from '../../../testing/order-form/order-cart.ts'
import { cardForm } from '../../../testing/payment/payment-requests.ts'
import { readPdf } from '../../../testing/pdf-text.ts'

describe('an order paid by a prepayment, credits and a card', () => {
  it.each([
    ['the prepayment', '100001-1', 250, 'Prepayment'],
    ['the credits', '100001-2', 60, 'Credits'],
    ['the card', '100001', 62, 'Credit card'],
  ])('has a receipt of %s', async (_, id, amount, means) => {
    const { pay, world, send } = await withFunds()
    await pay({ ...cardForm, prepaymentApplied: 250, creditsApplied: 60, amount: 372 })
    const [invoice] = [...world.invoices.all()]
    expect(invoice?.payments.find((part) => part.id === id)).toMatchObject({ amount })
    const query = `invoice_number=${invoice?.invoiceNumber}&amount=${amount}&localization=us`
    const { exchange, status } = await send(`GET /api/payment/${id}/pdf?${query}`)
    expect(status).toBe(200)
    const bytes = new Uint8Array(await exchange.response.arrayBuffer())
    const { text } = await readPdf(bytes)
    expect(text).toContain(`RC-${id}`)
    expect(text).toContain(means)
    expect(text).toContain(`$${amount}`)
  })

  it('has no receipt of another sum, nor of a missing part', async () => {
    const { pay, send } = await withFunds()
    await pay({ ...cardForm, prepaymentApplied: 250, creditsApplied: 60, amount: 372 })
    for (const path of ['100001/pdf?amount=250', '100001-1/pdf?amount=62', '100001-3/pdf']) {
      expect((await send(`GET /api/payment/${path}`)).status).toBe(404)
    }
  })
})

it('finds the invoice of an order by the number of the order', async () => {
  const { pay, send, orders } = await cart()
  await pay()
  const { body } = await send('GET /api/invoice/load')
  const Submission = `${orders()[0]?.externalId}: Quiet rivers`
  expect(body).toMatchObject({ invoices: [{ customFields: { Submission } }] })
})
