import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { formatUtc } from '../../world/clock/world-calendar.ts'
import type { World } from '../../world/galley-world.ts'
import type { PaymentPurpose, PaymentRow } from '../../world/rows/payment-rows.ts'
import { formatAmount } from '../rules/format-amount.ts'
import { chargeOf } from '../rules/payment/charge-of.ts'
import type { ProviderPage } from '../rules/payment/methods/payment-method-entry.ts'
import type { SiteFact } from './site-definition.ts'

export type PaymentPage = ProviderPage | 'three-d-secure' | 'boleto' | 'bank'

function describePurpose(purpose: PaymentPurpose): string {
  switch (purpose.kind) {
    case 'order':
      return `Order ${purpose.externalId}`
    case 'payoff': {
      const { invoiceNumbers } = purpose
      return `${invoiceNumbers.length === 1 ? 'Invoice' : 'Invoices'} ${invoiceNumbers.join(', ')}`
    }
    case 'prepayment':
      return `Prepayment ${purpose.retainerInvoiceNumber}`
    case 'digital-editing':
      return 'Digital editing'
    case 'digital-translation':
      return 'Digital translation'
  }
}

const settledLabels = { approved: 'Approved', declined: 'Declined', expired: 'Expired' } as const

export function stateOfPayment(payment: PaymentRow): string {
  const { status, settledAt, paidAtBank, dueAt, method } = payment
  if (status !== 'open') {
    const at = settledAt === null ? '' : ` on ${formatUtc(settledAt)}`
    return `${settledLabels[status]}${at}. This decision is final.`
  }
  if (dueAt === null) return 'Open.'
  const until = formatUtc(dueAt)
  if (method === paymentMethodIds.bankTransfer) {
    return `Open until the transfer arrives; no longer waited for on ${until}.`
  }
  if (paidAtBank === null && method === paymentMethodIds.boleto) {
    return `Open. Unless you decide otherwise, it counts as paid and the bank notifies Galley on ${until}.`
  }
  if (paidAtBank === null) return `Open until ${until}.`
  return `Paid at a bank on ${formatUtc(paidAtBank)}. The bank notifies Galley on ${until}.`
}

export function factsOfPayment(world: World, payment: PaymentRow): SiteFact[] {
  const { receiptCode, purpose, owner, createdAt, form } = payment
  const { amount, currency } = chargeOf(payment)
  const user = world.users.get(owner)
  const facts = [
    { name: 'Amount', value: formatAmount(amount, currency) },
    { name: 'Receipt', value: receiptCode },
    { name: 'For', value: describePurpose(purpose) },
    { name: 'Customer', value: user ? `${user.account.fullName}, ${user.email}` : owner },
    { name: 'Started', value: formatUtc(createdAt) },
  ]
  if (!form.boleto) return facts
  const { payer, taxIdentification } = form.boleto
  const { type = '', number = '' } = taxIdentification ?? {}
  return [
    ...facts,
    { name: 'Payer', value: payer ?? '' },
    { name: 'Tax number', value: `${type} ${number}`.trim() },
  ].filter(({ value }) => value !== '')
}
