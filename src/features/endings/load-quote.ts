import type { QueryClient } from '@tanstack/react-query'
import { orderDraftQuery } from '../../api/order-form/order-draft.ts'
import { isQuoteOnly } from '../../api/order-form/order-form.ts'
import type { HeldQuote } from './endings.ts'

/** The quote that the person can still turn into an order; null if there is none. */
export async function loadQuote(queries: QueryClient): Promise<HeldQuote | null> {
  const form = await queries.fetchQuery(orderDraftQuery())
  if (!form?.priceQuote || !isQuoteOnly(form)) return null
  const { currency, priceQuote } = form
  return { ...priceQuote, currency }
}
