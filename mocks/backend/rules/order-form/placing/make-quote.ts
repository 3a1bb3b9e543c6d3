import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import type { PriceQuoteRow } from '../../../../world/rows/pricing-rows.ts'
import { quoteHoldsFor, quotesAfter } from '../../../reference-data/services/price-quotes.ts'
import { linesOfForm } from '../../orders/order-lines.ts'
import { priceOf } from '../form-bill.ts'
import { needsAgreement } from '../form-offers.ts'
import { orderFormOf } from '../order-form-view.ts'

export function validateQuote(
  world: World,
  form: OrderFormRow,
  now: Instant,
): Schemas['PriceQuoteRefusalKey'] | undefined {
  const { lineItems, noServiceOption, veryLongWordCount } = orderFormOf(world, form, now)
  if (noServiceOption || veryLongWordCount || needsAgreement(form)) {
    return 'price-quote-not-possible'
  }
  return lineItems.length === 0 ? 'price-quote-no-services' : undefined
}

type QuotedContent = Pick<PriceQuoteRow, 'currency' | 'lines' | 'title' | 'wordCount'>

/** Prices also change without the form: by another currency of the account, or a code that expires. */
function isQuoted(before: QuotedContent, { currency, lines, title, wordCount }: QuotedContent) {
  return (
    before.currency.shortName === currency.shortName &&
    before.title === title &&
    before.wordCount === wordCount &&
    JSON.stringify(before.lines) === JSON.stringify(lines)
  )
}

function contentOf(world: World, form: OrderFormRow, now: Instant) {
  const { lineItems, currency, deadline } = orderFormOf(world, form, now)
  return {
    currency,
    lines: linesOfForm(form, lineItems),
    title: form.details.title,
    wordCount: form.wordCount,
    totalPrice: priceOf({ lineItems }, currency),
    deadline,
  }
}

/** Creates or updates the form's quote; a valid quote of an unchanged form stays as it is. */
export function makeQuote(world: World, form: OrderFormRow, now: Instant): OrderFormRow {
  const before = form.quote === null ? undefined : world.priceQuotes.get(form.quote.estimateId)
  const isValid = before && before.createdAt >= (form.changedAt ?? 0) && before.validUntil > now
  // Only a price-quote form stays converted; other forms may be quoted again.
  const isOpen = form.goal !== 'price-quote' || !form.quote?.convertedAt
  const convertedAt = isOpen ? null : form.quote.convertedAt
  const step = isOpen ? 'price-quote-completed' : form.step
  if (form.quote !== null && isValid && isQuoted(before, contentOf(world, form, now))) {
    return world.orderForms.update(form.identity, { quote: { ...form.quote, convertedAt }, step })
  }
  // The discounts of the quote before it do not hold for the new one.
  const content = contentOf(world, { ...form, quote: null }, now)
  const estimateId = before?.estimateId ?? `PQ-${quotesAfter + world.next('priceQuotes')}`
  if (before) world.priceQuotes.remove(estimateId)
  world.priceQuotes.insert({
    ...content,
    estimateId,
    owner: form.owner,
    formIdentity: form.identity,
    createdAt: now,
    validUntil: now + quoteHoldsFor,
  })
  const quote = { estimateId, madeAt: now, convertedAt }
  return world.orderForms.update(form.identity, { quote, changedAt: now, step })
}
