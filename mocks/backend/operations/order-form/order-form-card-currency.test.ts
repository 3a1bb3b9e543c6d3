import { expect, it } from 'vitest'
import { cart } from '../../../testing/order-form/order-cart.ts'
import { cardForm } from '../../../testing/payment/payment-requests.ts'
import { readPdf } from '../../../testing/pdf-text.ts'
import { factsOfPayment } from '../../external-sites/shown-payment.ts'
import { testCards } from '../../reference-data/payment/simulated-cards.ts'

const cardIn = (value: string, nonce: string = testCards.approved) => ({
  ...cardForm,
  creditCard: { nonce, currency: { value } },
})

it.each([
  ['GBP', 292.91, '£292.91'],
  ['JPY', 55_522, '¥55,522'],
  ['USD', 372, null],
])('charges a card in %s for an order in dollars, and says so on the receipt', async (...row) => {
  const [currency, amount, written] = row
  const { pay, send, world } = await cart()
  await pay({ ...cardIn(currency), amount: 372 })
  const { body } = await send('GET /api/payment/status?receiptCode=RC-100001')
  expect(body).toMatchObject({ amount, currency })
  expect([...world.invoices.all()]).toMatchObject([
    { totalAmount: 372, currency: { shortName: 'USD' }, payments: [{ amount: 372 }] },
  ])
  const { exchange } = await send('GET /api/payment/100001/pdf?amount=372')
  const { text } = await readPdf(new Uint8Array(await exchange.response.arrayBuffer()))
  expect(text).toContain('$372')
  if (written) expect(text).toContain(`Charged to card\t${written}`)
  else expect(text).not.toContain('Charged to card')
})

it('charges FAPESP funds to a card in dollars, also where the bill is in reais', async () => {
  const { pay, send, world } = await cart({}, 'brazil')
  const form = {
    ...cardIn('USD'),
    brazilPaymentMethods: 'fapesp',
    usingFapespFunds: true,
    fapespNumber: '2024/01234-5',
  }
  const { body } = await pay(form)
  expect(body).not.toHaveProperty('error')
  const code = world.orderForms.get('form-1')?.receiptCode ?? ''
  const { currency, total } = world.payments.get(code) ?? {}
  expect(currency?.shortName).toBe('BRL')
  const amount = Math.round((total ?? 0) * 18) / 100
  const status = await send(`GET /api/payment/status?receiptCode=${code}`)
  expect(status.body).toMatchObject({ amount, currency: 'USD' })
})

it('sends the card issuer the amount that the card is charged', async () => {
  const { pay, world } = await cart()
  const { body } = await pay(cardIn('GBP', testCards.threeD))
  expect(body).toMatchObject({ redirectUrl: expect.stringContaining('three-d-secure') })
  const payment = world.payments.get('RC-100001')
  expect(payment && factsOfPayment(world, payment)[0]?.value).toContain('292.91')
})
