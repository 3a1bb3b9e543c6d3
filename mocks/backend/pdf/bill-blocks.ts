import type { Instant } from '../../../src/lib/instant.ts'
import { sumOf, toDollars } from '../../world/money.ts'
import { currencies } from '../reference-data/payment/currencies.ts'
import { issuerAddress } from '../reference-data/payment/issuer-address.ts'
import { formatAmount } from '../rules/format-amount.ts'
import { formatLocalDay } from '../rules/format-local-day.ts'
import { billLabels } from './bill-labels.ts'
import type { DocumentCurrency, DocumentLine, Letterhead } from './letterhead.ts'
import type { PdfBlock, Total } from './pdf-blocks.ts'

/** Amounts are in major units of `currency`; discounts are positive. */
export type PdfBill = {
  head: Letterhead
  number: string
  date: Instant
  billedTo: readonly string[]
  lines: readonly DocumentLine[]
  discounts?: readonly DocumentLine[]
  total: number
  currency: DocumentCurrency
  references?: References
}

type References = {
  purchaseOrderNumber: string | null
  fapespNumber: string | null
  note: string | null
}

type BillHead = Pick<PdfBill, 'head' | 'number' | 'date' | 'billedTo' | 'references'>

export function billHead(
  bill: BillHead,
  title: string,
  more: readonly (readonly [string, string])[] = [],
  recipient: 'billedTo' | 'preparedFor' = 'billedTo',
): PdfBlock[] {
  const { head, number, date, billedTo, references } = bill
  const labels = billLabels[head.language]
  const { purchaseOrderNumber, fapespNumber, note } = references ?? {}
  const present = [
    [labels.purchaseOrder, purchaseOrderNumber],
    [labels.fapesp, fapespNumber],
    [labels.remark, note],
  ] as const
  const own = present.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  return [
    { kind: 'title', text: title, subtitle: number },
    {
      kind: 'particulars',
      party: billedTo.length > 0 ? { heading: labels[recipient], lines: billedTo } : undefined,
      pairs: [
        [labels.date, formatLocalDay(date, head)],
        ...more,
        ...own,
        [labels.issuedBy, `${head.companyName}, ${issuerAddress}`],
      ],
    },
  ]
}

export function paymentTotals(
  { head, currency }: Pick<PdfBill, 'head' | 'currency'>,
  { paid, balance }: { paid: number; balance: number },
): Total[] {
  const labels = billLabels[head.language]
  const isPaid = balance <= 0
  return [
    { label: labels.paid, value: formatAmount(paid, currency), strong: isPaid },
    ...(isPaid
      ? []
      : [{ label: labels.balance, value: formatAmount(balance, currency), strong: true }]),
  ]
}

export function billTable(bill: PdfBill, below: readonly Total[] = []): PdfBlock {
  const { head, lines, discounts = [], total, currency } = bill
  const labels = billLabels[head.language]
  const money = (amount: number) => formatAmount(amount, currency)
  const subtotal = sumOf(
    lines.map(({ amount }) => amount),
    currency,
  )
  const discountRows = discounts.map(({ description, amount }) => ({
    label: description,
    value: money(-amount),
  }))
  const dollars = {
    label: labels.inDollars,
    value: formatAmount(toDollars(total, currency), currencies.USD),
  }
  return {
    kind: 'table',
    columns: [
      { heading: labels.description, width: 4 },
      { heading: labels.amount, width: 1, align: 'right' },
    ],
    rows: lines.map(({ description, amount }) => [description, money(amount)]),
    totals: [
      ...(discountRows.length > 0
        ? [{ label: labels.subtotal, value: money(subtotal) }, ...discountRows]
        : []),
      { label: labels.total, value: money(total), strong: below.length === 0 },
      ...(currency.shortName === 'USD' ? [] : [dollars]),
      ...below,
    ],
  }
}
