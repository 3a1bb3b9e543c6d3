import { parseInstant } from '../../../../../src/lib/calendar.ts'
import { rounded } from '../../../../world/money.ts'
import type { PriceQuoteRow } from '../../../../world/rows/pricing-rows.ts'
import type { Letterhead } from '../../../pdf/letterhead.ts'
import type { PriceQuote } from '../../../pdf/price-quote-pdf.ts'
import { countedServiceIn, deliveryIn } from '../../../reference-data/services/service-labels.ts'

export function quoteDocument(
  quote: PriceQuoteRow,
  head: Letterhead,
  billedTo: readonly string[],
): PriceQuote {
  const { language } = head
  const { currency, deadline, estimateId, createdAt, title, totalPrice, validUntil } = quote
  const lines = quote.lines.map(({ serviceIdentity, quantity, deliveryTier, listPrice, price }) => {
    const name = countedServiceIn({ identity: serviceIdentity, quantity }, language)
    const delivery = deliveryIn(deliveryTier, language)
    const description = delivery === null ? name : `${name} (${delivery})`
    return { description, listPrice, discount: rounded(listPrice - price, currency) }
  })
  return {
    head,
    number: estimateId,
    date: createdAt,
    billedTo,
    lines: lines.map(({ description, listPrice: amount }) => ({ description, amount })),
    discounts: lines.flatMap(({ description, discount: amount }) =>
      amount > 0 ? [{ description, amount }] : [],
    ),
    total: totalPrice,
    currency,
    title,
    wordCount: quote.wordCount,
    validUntil,
    deadline: deadline === null ? null : parseInstant(deadline),
  }
}
