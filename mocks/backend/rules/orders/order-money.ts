import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { formService } from '../../catalogue/form-services.ts'
import { balanceOf, converted } from '../invoices/invoice-balance.ts'
import { nextInvoiceNumber } from '../invoices/make-invoice.ts'
import { sumOf } from '../money.ts'
import { mailInvoice } from '../payment/payment-mails.ts'
import { lengthOptions, optionsForLength, type ServiceSetting } from './service-options.ts'

type Schemas = components['schemas']
type Currency = Schemas['Currency']

/** What was asked and paid for an order, in a currency, the newest first. */
export function moneyOf(
  world: World,
  { identity }: OrderRow,
  currency: Currency,
): Pick<Schemas['OrderDetails'], 'payments' | 'invoices'> {
  const rows = [...world.invoices.in('byOrder', identity).rows()]
  const payments = rows.flatMap((invoice) =>
    invoice.payments.map(({ id, amount, at }) => ({
      id,
      amount: converted(amount, invoice.currency, currency),
      date: new Date(at).toISOString(),
    })),
  )
  return {
    payments: payments.toSorted((a, b) => b.date.localeCompare(a.date)),
    invoices: rows.map((invoice) => ({
      invoiceNumber: invoice.invoiceNumber,
      totalAmount: converted(invoice.totalAmount, invoice.currency, currency),
      balance: converted(balanceOf(invoice), invoice.currency, currency),
      transactionDate: new Date(invoice.createdAt).toISOString(),
    })),
  }
}

/**
 * The lines of an invoice over services of an order, by their ids, in a currency: what the catalogue
 * sells them for at the length of the manuscript. None for what it has no price of.
 */
export function linesFor(
  ids: readonly string[],
  { currency, wordCount }: Pick<ServiceSetting, 'currency' | 'wordCount'>,
) {
  return ids.flatMap((id) => {
    const service = formService(id)
    const options = service ? lengthOptions(service, currency) : []
    const [option] = optionsForLength(options, wordCount)
    return option
      ? [{ description: option.name, amount: option.price, service: { identity: id, quantity: 1 } }]
      : []
  })
}

/** Makes the invoice over services that were added to an order at an instant, and sends it. */
export function invoiceAdded(
  world: World,
  { identity, owner, order }: OrderRow,
  asked: { added: readonly string[]; setting: ServiceSetting; now: number },
): void {
  const { added, setting, now } = asked
  const lines = linesFor(added, setting)
  if (lines.length === 0) return
  const made = world.invoices.insert({
    invoiceNumber: nextInvoiceNumber(world),
    owner,
    orderIdentity: identity,
    createdAt: now,
    currency: setting.currency,
    localization: stateOf(world).application.localization.code,
    submission: `${identity}: ${order.title}`,
    lines,
    totalAmount: sumOf(
      lines.map(({ amount }) => amount),
      setting.currency,
    ),
    billTo: null,
    purchaseOrderNumber: null,
    fapespNumber: null,
    note: null,
    pendingWriteoff: false,
    statementReadyAt: null,
    payments: [],
  })
  mailInvoice(world, made, now)
}
