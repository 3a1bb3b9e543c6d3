import { cancellableUntil } from '../../api/cancellable-until.ts'
import type { DigitalLoad, DigitalPurchase } from '../../api/digital-purchases.ts'
import type { Credit, InvoiceLoad } from '../../api/invoices.ts'
import type { OrderForm } from '../../api/order-form/order-form.ts'
import type { Loyalty, PromotionalCodeBenefit } from '../../api/rewards.ts'
import { addDays, parseInstant } from '../../lib/calendar.ts'
import type { Instant } from '../../lib/instant.ts'

const day = 24 * 60 * 60 * 1000

const horizonDays = 60

export type HeldQuote = Pick<NonNullable<OrderForm['priceQuote']>, 'validUntil' | 'totalPrice'> &
  Pick<OrderForm, 'currency'>

/** What a person holds; a part is undefined if it is not sold here, hidden, or not loaded. */
export type Held = {
  loyalty: Pick<Loyalty, 'promotionalCodeBenefits' | 'earnedPromotionalCodeBenefits'> | undefined
  invoices: Pick<InvoiceLoad, 'credits' | 'invoices' | 'prepayments'> | undefined
  digital: Pick<DigitalLoad, 'digitalPurchases'> | undefined
  quote: HeldQuote | null | undefined
}

type What =
  | { kind: 'code'; benefit: PromotionalCodeBenefit }
  | { kind: 'credit'; credit: Credit }
  | { kind: 'purchase'; purchase: DigitalPurchase }
  | { kind: 'quote'; quote: HeldQuote }
  | { kind: 'fapiao'; invoiceNumber: string }

export type Ending = What & {
  /** Unique, and the same on each day. */
  id: string
  endsAt: Instant
}

type Possible = What & { id: string; ends: string | number | null }

function codesIn(loyalty: Held['loyalty']): Possible[] {
  const { promotionalCodeBenefits = [], earnedPromotionalCodeBenefits = [] } = loyalty ?? {}
  const byCode = new Map(
    [...promotionalCodeBenefits, ...earnedPromotionalCodeBenefits].map((each) => [each.code, each]),
  )
  return [...byCode.values()]
    .filter(({ used }) => !used)
    .map((benefit) => ({
      kind: 'code',
      id: `code-${benefit.code}`,
      ends: benefit.endDate,
      benefit,
    }))
}

const creditsIn = (invoices: Held['invoices']): Possible[] =>
  (invoices?.credits ?? [])
    .filter(({ balance }) => balance > 0)
    .map((credit) => ({
      kind: 'credit',
      id: `credit-${credit.referenceNumber}`,
      ends: credit.expirationDate,
      credit,
    }))

const isUsable = ({ valid, numberOfUsesRemaining }: DigitalPurchase) =>
  valid && numberOfUsesRemaining !== 0

const purchasesIn = (digital: Held['digital']): Possible[] =>
  (digital?.digitalPurchases ?? []).filter(isUsable).map((purchase) => ({
    kind: 'purchase',
    id: `purchase-${purchase.identity}`,
    ends: purchase.endsAt,
    purchase,
  }))

const quoteIn = (quote: Held['quote']): Possible[] =>
  quote ? [{ kind: 'quote', id: `quote-${quote.validUntil}`, ends: quote.validUntil, quote }] : []

function fapiaosIn(invoices: Held['invoices']): Possible[] {
  const bills = [
    ...(invoices?.invoices ?? []).map(({ invoiceNumber, fapiao }) => ({ invoiceNumber, fapiao })),
    ...(invoices?.prepayments ?? []).map(({ retainerInvoiceNumber, fapiao }) => ({
      invoiceNumber: retainerInvoiceNumber,
      fapiao,
    })),
  ]
  return bills.flatMap(({ invoiceNumber, fapiao }) =>
    fapiao
      ? [
          {
            kind: 'fapiao',
            id: `fapiao-${fapiao.identity}`,
            ends: cancellableUntil(fapiao),
            invoiceNumber,
          },
        ]
      : [],
  )
}

/** How far an instant is along the line of time, in per cent. */
export const placeOf = (instant: Instant, now: Instant): number =>
  ((instant - now) / (horizonDays * day)) * 100

/** The days (YYYY-MM-DD) on which months begin, apart from those too close to today for their name. */
export function monthStarts(today: string): string[] {
  const near = 9
  return Array.from({ length: horizonDays - near }, (_, count) =>
    addDays(today, count + near),
  ).filter((each) => each.endsWith('-01'))
}

/** What ends within 60 days and is not over, the first first. */
export function endingsOf({ loyalty, invoices, digital, quote }: Held, now: Instant): Ending[] {
  const all = [
    ...codesIn(loyalty),
    ...creditsIn(invoices),
    ...purchasesIn(digital),
    ...quoteIn(quote),
    ...fapiaosIn(invoices),
  ]
  return all
    .flatMap(({ ends, ...what }) => {
      if (ends === null) return []
      const endsAt = typeof ends === 'string' ? parseInstant(ends) : ends
      return endsAt > now && endsAt <= now + horizonDays * day ? [{ ...what, endsAt }] : []
    })
    .toSorted((one, other) => one.endsAt - other.endsAt)
}
