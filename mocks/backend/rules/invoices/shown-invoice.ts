import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { InvoiceRow } from '../../../world/payment-rows.ts'
import { siteZones } from '../site-zones.ts'
import { writtenDay } from '../written-day.ts'
import { balanceOf, converted, isUnpaid } from './invoice-balance.ts'

type Schemas = components['schemas']

const iso = (instant: number) => new Date(instant).toISOString()

/** What somebody still has to pay, in that person's currency, the newest first. */
export function unpaidInvoicesOf(
  world: World,
  owner: string,
  currency: Schemas['Currency'],
): Schemas['UnpaidInvoice'][] {
  const unpaid = world.invoices.in('byOwner', owner).filter(isUnpaid)
  return Array.from(unpaid.rows(), (invoice) => unpaidInvoice(invoice, currency))
}

function unpaidInvoice(
  invoice: InvoiceRow,
  currency: Schemas['Currency'],
): Schemas['UnpaidInvoice'] {
  const { invoiceNumber, createdAt, localization } = invoice
  return {
    invoiceNumber,
    transactionDate: iso(createdAt),
    balance: converted(balanceOf(invoice), invoice.currency, currency),
    formattedDate: writtenDay(createdAt, siteZones[localization]),
  }
}

/** How far the statement of delivery is at an instant (epoch milliseconds). */
export function statementStatus(
  { statementReadyAt }: Pick<InvoiceRow, 'statementReadyAt'>,
  now: number,
): Schemas['StatementOfDelivery']['status'] {
  if (statementReadyAt === null) return 'none'
  return now < statementReadyAt ? 'pending' : 'ready'
}

/** The fapiao that was made for one of the payments of an invoice; a cancelled one where there is no other. */
function fapiaoOf(
  { payments }: InvoiceRow,
  fapiaos: readonly Schemas['Fapiao'][],
): Schemas['Fapiao'] | null {
  const mine = fapiaos.filter(({ paymentId }) => payments.some(({ id }) => id === paymentId))
  return mine.find(({ status }) => status !== 'cancelled') ?? mine[0] ?? null
}

/** An invoice as the contract shows it at an instant. */
export function shownInvoice(
  invoice: InvoiceRow,
  setting: {
    now: number
    boletos: ReadonlyMap<string, string>
    fapiaos: readonly Schemas['Fapiao'][]
  },
): Schemas['Invoice'] {
  const { now, boletos, fapiaos } = setting
  const { invoiceNumber, createdAt, totalAmount, currency, localization } = invoice
  const { submission, pendingWriteoff, payments } = invoice
  return {
    invoiceNumber,
    transactionDate: iso(createdAt),
    balance: balanceOf(invoice),
    totalAmount,
    exchangeRate: currency.exchangeRate,
    currency,
    localization,
    customFields: { Submission: submission },
    pendingWriteoff,
    boletoUrl: boletos.get(invoiceNumber) ?? null,
    statementOfDelivery: { status: statementStatus(invoice, now) },
    payments: payments.map(({ id, amount, retainerInvoiceNumber }) => ({
      id,
      amount,
      retainerinvoice_id: retainerInvoiceNumber,
    })),
    fapiao: fapiaoOf(invoice, fapiaos),
  }
}
