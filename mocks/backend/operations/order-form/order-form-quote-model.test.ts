import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TestBackend } from '../../../testing/backend-in-scenario.ts'
import { modelRuns, modelTime } from '../../../testing/model-runs.ts'
import { cartPath, readyToPay } from '../../../testing/order-form/order-cart.ts'
import { codeOf, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'
import { cardForm, testKey } from '../../../testing/payment/payment-requests.ts'
import { readPdf } from '../../../testing/pdf-text.ts'
import { nodePdf } from '../../../transports/node/node-pdf.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { World } from '../../../world/galley-world.ts'
import { sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { formatAmount } from '../../rules/format-amount.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { quoteDocument } from '../../rules/order-form/placing/price-quote-document.ts'

const codes = [
  codeOf('TEN'),
  codeOf('HALF', { amount: 50 }),
  codeOf('FORTY', { percentBased: false, amount: 40 }),
]

const counted = (serviceIdentity: string) =>
  fc.integer({ min: 1, max: 25 }).map((quantity) => ({ serviceIdentity, quantity }))
const single = (serviceIdentity: string) => fc.constant({ serviceIdentity, quantity: 1 })

const additions = fc
  .tuple(
    ...[counted('svc-figures'), counted('svc-table-formatting')].map((one) => fc.option(one)),
    ...['svc-formatting', 'svc-journal-rec', 'svc-plagiarism-check', 'svc-cover-letter'].map((id) =>
      fc.option(single(id)),
    ),
  )
  .map((chosen) => chosen.filter((one) => one !== null))

const edited = fc.record({
  languageId: fc.constant(1),
  service: fc.constantFrom(
    'svc-standard-editing',
    'svc-premium-editing',
    'svc-vip-editing',
    'svc-scientific-editing',
  ),
})
const translated = fc.record({
  languageId: fc.constantFrom(2, 5, 7),
  service: fc.constant('svc-translation'),
})

const selections: fc.Arbitrary<Partial<OrderFormRow>> = fc
  .record({
    text: fc.oneof(edited, translated),
    additions,
    goal: fc.constantFrom('price-quote' as const, 'editing' as const),
    wordCount: fc.integer({ min: 1, max: 18_000 }),
    tier: fc.constantFrom('standard' as const, 'rush' as const, 'express' as const),
    codes: fc.constantFrom([], ['TEN'], ['HALF'], ['FORTY']),
  })
  .map(({ text, ...rest }) => ({ ...rest, ...text }))

type QuotingBackend = TestBackend<'order-form'>

async function quotingIn(currency: Schemas['Currency']): Promise<QuotingBackend> {
  const backend = await withSeededForm('order-form', readyToPay, { express_delivery: true })
  const { world, facts } = backend
  const user = world.users.get(facts.person.identity)
  if (!user) throw new Error('Nobody is there.')
  const account = { ...user.account, currency, currencyIso: currency.shortName }
  world.users.update(user.identity, { account })
  for (const code of codes) world.promotionalCodes.insert(code)
  return backend
}

function shown(world: World): Schemas['OrderForm'] {
  const row = world.orderForms.get('form-1')
  if (!row) throw new Error('The order form is gone.')
  return orderFormOf(world, row, fixedNow)
}

function quoteOf(world: World) {
  const row = world.priceQuotes.get(shown(world).estimateId ?? '')
  if (!row) throw new Error('No quote was made.')
  return row
}

/** What the person chose, and what it costs. */
function bill(form: Schemas['OrderForm']) {
  const { lineItems, totalPrice, discounts, selections: chosen, currency, deadline } = form
  return { lineItems, totalPrice, discounts, chosen, currency, deadline }
}

const head = {
  language: 'en',
  companyName: 'Galley',
  zone: 'UTC',
  at: fixedNow,
  writePdf: nodePdf,
} as const

describe.each(Object.values(currencies))('a price quote in $shortName', (currency) => {
  it('costs what the order costs', { timeout: modelTime }, async () => {
    const { send, world } = await quotingIn(currency)
    await fc.assert(
      fc.asyncProperty(selections, async (selection) => {
        world.orderForms.update('form-1', { ...readyToPay, ...selection, quote: null })
        const chosen = bill(shown(world))
        expect((await send(`PUT ${cartPath}/generate-price-quote`)).body).toHaveProperty('order')
        const quoted = quoteOf(world)
        const { lines, discounts = [], total } = quoteDocument(quoted, head, [])
        const amounts = (list: readonly { amount: number }[]) => list.map(({ amount }) => amount)
        expect(amounts(lines)).toEqual(chosen.lineItems.map(({ listPrice }) => listPrice))
        expect(amounts(discounts)).toEqual(
          chosen.lineItems.flatMap(({ discountAmount }) => discountAmount || []),
        )
        const off = amounts(discounts).map((amount) => -amount)
        expect(sumOf([...amounts(lines), ...off], currency)).toBe(total)
        await send(`POST ${cartPath}/convert-quote`)
        const order = shown(world)
        expect(order.currentStep).toBe('details')
        expect(bill(order)).toEqual(chosen)
        expect(order.totalPrice).toBe(total)
      }),
      modelRuns(15, 300),
    )
  })

  it('is invoiced to the cent, and its PDF has the same figures', async () => {
    const { send, world } = await quotingIn(currency)
    world.orderForms.update('form-1', {
      tier: 'rush',
      codes: ['TEN'],
      additions: [
        { serviceIdentity: 'svc-figures', quantity: 7 },
        { serviceIdentity: 'svc-plagiarism-check', quantity: 1 },
      ],
    })
    await send(`PUT ${cartPath}/generate-price-quote`)
    const { estimateId, lines, totalPrice } = quoteOf(world)
    const { response } = (await send(`GET /api/price-quote/${estimateId}/pdf`)).exchange
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    const figures = new Set(text.split('\n').map((line) => line.split('\t').at(-1)))
    for (const { listPrice } of lines) expect(figures).toContain(formatAmount(listPrice, currency))
    expect(text.split('\n')).toContain(`Total\t${formatAmount(totalPrice, currency)}`)
    await send(`POST ${cartPath}/convert-quote`)
    const headers = testKey('pay-quoted-order-1')
    await send(`PUT ${cartPath}/payments`, { json: cardForm, headers })
    const { orderedAs } = world.orderForms.get('form-1') ?? {}
    const [invoice] = world.invoices.in('byOrder', orderedAs ?? '').rows()
    expect(invoice).toMatchObject({ currency, totalAmount: totalPrice })
  })
})
