import { describe, expect, it } from 'vitest'
import { readyToPay } from '../../../testing/order-form/order-cart.ts'
import { codeOf, english, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'
import { cardForm, testKey } from '../../../testing/payment/payment-requests.ts'
import { readPdf } from '../../../testing/pdf-text.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'

const form = '/api/order-form/form-1'
const generate = `PUT ${form}/generate-price-quote`
const convert = `POST ${form}/convert-quote`
const chosen = { ...english, goal: 'price-quote', service: 'svc-premium-editing' } as const
const quote = '/api/price-quote/PQ-10481'
const day = 86_400_000

describe('a price quote', () => {
  it('is created once, and again after a change', async () => {
    const { send, world, advance } = await withSeededForm('new-customer', chosen)
    expect((await send(generate)).body).toMatchObject({
      order: { estimateId: 'PQ-10481', currentStep: 'price-quote-completed', totalPrice: 372 },
    })
    const before = world.priceQuotes.get('PQ-10481')
    advance(60_000)
    await send(generate)
    expect(world.priceQuotes.get('PQ-10481')).toBe(before)
    const json = { rushed: true, deliveryTier: 'rush' }
    await send(`PUT ${form}/update-delivery-tier`, { json })
    expect(world.priceQuotes.get('PQ-10481')?.totalPrice).toBe(372)
    await send(generate)
    expect(world.priceQuotes.get('PQ-10481')).toMatchObject({ totalPrice: 502.2 })
    expect(world.priceQuotes.size).toBe(1)
  })

  it('becomes an order until its prices no longer hold', async () => {
    const { send, world, advance } = await withSeededForm('new-customer', chosen)
    await send(generate)
    advance(30 * day)
    expect((await send(convert)).body).toEqual({ error: 'price-quote-expired' })
    expect(world.orderForms.get('form-1')).toMatchObject({ quote: { convertedAt: null } })
    await send(generate)
    expect((await send(convert)).body).toMatchObject({ order: { currentStep: 'details' } })
  })

  it('is created anew in another currency of the account', async () => {
    const { send, world, facts } = await withSeededForm('new-customer', chosen)
    await send(generate)
    const user = world.users.get(facts.person.identity)
    if (!user) throw new Error('Nobody is there.')
    const currency = currencies.EUR
    const account = { ...user.account, currency, currencyIso: 'EUR' }
    world.users.update(user.identity, { account })
    const { body } = await send(generate)
    expect(body).toMatchObject({ order: { estimateId: 'PQ-10481', totalPrice: 344.44 } })
    expect(world.priceQuotes.get('PQ-10481')).toMatchObject({ currency, totalPrice: 344.44 })
  })

  it('says with the form when it was made, until when it holds, and what it promises', async () => {
    const { send, world } = await withSeededForm('order-form', chosen)
    world.orderForms.update('form-1', { voucher: 'UMN-4471' })
    expect((await send(generate)).body).toMatchObject({
      order: {
        totalPrice: 0,
        priceQuote: {
          createdAt: '2026-11-02T10:00:00.000Z',
          validUntil: '2026-12-02T10:00:00.000Z',
          totalPrice: 347,
          deadline: world.priceQuotes.get('PQ-10481')?.deadline,
        },
      },
    })
  })

  it.each([
    ['without a service', { ...chosen, service: null }, 'price-quote-no-services'],
    ['of a very long text', { ...chosen, wordCount: 40_001 }, 'price-quote-not-possible'],
    [
      'of a service without a fixed price',
      { ...chosen, additions: [{ serviceIdentity: 'svc-concierge', quantity: 1 }] },
      'price-quote-not-possible',
    ],
  ])('is not created %s', async (_, changes, error) => {
    const { send, world } = await withSeededForm('new-customer', changes)
    expect((await send(generate)).body).toEqual({ error })
    expect(world.priceQuotes.size).toBe(0)
  })

  it('leads to the details of the order, each time', async () => {
    const { send } = await withSeededForm('new-customer', chosen)
    expect((await send(convert)).status).toBe(404)
    await send(generate)
    const { body } = await send(convert)
    expect(body).toMatchObject({ order: { currentStep: 'details', estimateId: 'PQ-10481' } })
    expect((await send(convert)).body).toEqual(body)
  })

  describe('with a code that ends the next day', () => {
    async function quoted() {
      const backend = await withSeededForm('new-customer', {
        ...readyToPay,
        ...chosen,
        codes: ['TEN'],
      })
      const { send, world, advance } = backend
      world.promotionalCodes.insert(codeOf('TEN', { endsAt: fixedNow + day }))
      expect((await send(generate)).body).toMatchObject(costs(334.8))
      advance(2 * day)
      return backend
    }
    const costs = (totalPrice: number) => ({ order: { totalPrice } })

    it('keeps its price, as does its order, until the quote ends', async () => {
      const { send, advance } = await quoted()
      const load = async () => (await send(`GET ${form}/load`)).body
      expect((await send(generate)).body).toMatchObject(costs(334.8))
      expect((await send(convert)).body).toMatchObject(costs(334.8))
      expect(await load()).toMatchObject({ orderForm: { totalPrice: 334.8 } })
      advance(29 * day)
      expect(await load()).toMatchObject({ orderForm: { totalPrice: 372 } })
    })

    it('is invoiced at its price', async () => {
      const { send, world } = await quoted()
      await send(convert)
      await send(`PUT ${form}/payments`, { json: cardForm, headers: testKey('pay-quoted-code-1') })
      expect([...world.invoices.all()]).toMatchObject([{ totalAmount: 334.8 }])
    })

    it('does not bind the price of another choice', async () => {
      const { send, world } = await quoted()
      const deliver = async (deliveryTier: string) => {
        const json = { rushed: deliveryTier === 'rush', deliveryTier }
        return (await send(`PUT ${form}/update-delivery-tier`, { json })).body
      }
      expect(await deliver('rush')).toMatchObject(costs(502.2))
      expect((await send(generate)).body).toMatchObject(costs(502.2))
      expect(world.priceQuotes.get('PQ-10481')).toMatchObject({ totalPrice: 502.2 })
      expect(await deliver('standard')).toMatchObject(costs(372))
    })
  })

  it('before an editing order has its own step, ahead of the details', async () => {
    const { send } = await withSeededForm('new-customer', { ...chosen, goal: 'editing' })
    const current = { name: 'price-quote-completed' }
    const steps = { current, previous: { name: 'additional-services' }, next: { name: 'details' } }
    const { body } = await send(generate)
    expect(body).toMatchObject({ order: { estimateId: 'PQ-10481', steps } })
    const json = { step: 'details' }
    expect((await send(`PUT ${form}/step`, { json })).body).toMatchObject({
      order: { currentStep: 'details', steps: { previous: current } },
    })
    expect((await send(convert)).body).toMatchObject({
      order: { currentStep: 'details', steps: { previous: { name: 'additional-services' } } },
    })
    expect((await send(generate)).body).toMatchObject({ order: { steps: { current } } })
  })

  it('is a PDF named by its number, saved or shown', async () => {
    const { send } = await withSeededForm('new-customer', chosen)
    await send(generate)
    const saved = (await send(`GET ${quote}/pdf`)).exchange.response
    expect(saved.headers.get('Content-Type')).toBe('application/pdf')
    expect(saved.headers.get('Content-Disposition')).toContain(
      'attachment; filename="Price quote PQ-10481.pdf"',
    )
    expect(new TextDecoder().decode((await saved.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    const shown = (await send(`GET ${quote}/pdf?display=inline`)).exchange.response
    expect(shown.headers.get('Content-Disposition')).toBe('inline')
    expect((await send(`GET ${quote}/pdf?display=frame`)).status).toBe(400)
  })

  it('names quantity, delivery and discounts on the PDF', async () => {
    const { send, world } = await withSeededForm('order-form', {
      ...chosen,
      tier: 'rush',
      additions: [{ serviceIdentity: 'svc-figures', quantity: 3 }],
    })
    await send(generate)
    const { response } = (await send(`GET ${quote}/pdf`)).exchange
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Premium Editing (rush delivery)\t$502.20',
        'Figure Formatting × 3\t$96',
        expect.stringMatching(/^Discount: Premium Editing \(rush delivery\)\t−\$/),
        'Total\t$573.20',
      ]),
    )
    expect(world.priceQuotes.get('PQ-10481')?.totalPrice).toBe(573.2)
  })

  it('is mailed to the account, or to an address', async () => {
    const { send, world, facts } = await withSeededForm('new-customer', chosen)
    await send(generate)
    const mail = `POST ${quote}/email`
    const headers = testKey('mail-quote-000001')
    expect((await send(mail, { json: { email: null }, headers })).body).toEqual({
      recipientEmail: facts.person.email,
    })
    const other = { json: { email: 'lab@example.edu' }, headers: testKey('mail-quote-000002') }
    expect((await send(mail, other)).body).toEqual({ recipientEmail: 'lab@example.edu' })
    expect([...world.mails.all()].map(({ to, subject }) => [to, subject])).toEqual([
      [facts.person.email, 'Your price quote PQ-10481'],
      ['lab@example.edu', 'Your price quote PQ-10481'],
    ])
    expect((await send(mail, { json: { email: 'nobody' }, headers })).status).toBe(400)
  })

  it('belongs to its creator, also without an account, and passes to the account', async () => {
    const { send } = await withSeededForm('anonymous', chosen)
    await send(generate)
    const headers = testKey('mail-quote-000001')
    const mail = { json: { email: null }, headers }
    expect((await send(`POST ${quote}/email`, mail)).body).toEqual({
      error: 'price-quote-email-error',
    })
    for (const call of [`GET ${quote}/pdf`, generate, convert]) {
      expect((await send(call, { session: null })).status).toBe(404)
      expect((await send(call.replace(/form-1|PQ-10481/, '%20'))).status).toBe(400)
    }
    expect((await send(`POST ${quote}/email`, { ...mail, session: null })).status).toBe(404)
    const json = { email: 'helen.marsh@example.edu', password: 'manuscript' }
    await send('POST /api/auth/login', { json })
    expect((await send(`GET ${quote}/pdf`)).status).toBe(200)
  })
})
