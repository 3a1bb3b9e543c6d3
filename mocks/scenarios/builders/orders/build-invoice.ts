import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import { countryNamed } from '../../../backend/reference-data/regions/countries.ts'
import { countryMethods } from '../../../backend/rules/payment/payment-methods-rules.ts'
import { receiptNumber } from '../../../backend/rules/payment/receipt-code.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf } from '../../../world/invoice-balance.ts'
import { toDollars } from '../../../world/money.ts'
import type { InvoiceRow, PaymentPurpose, PaymentRow } from '../../../world/rows/payment-rows.ts'
import type { Person } from '../people.ts'
import { siteCurrency } from '../site-money.ts'

function billingAddressOf(person: Person) {
  const { fullName, institution, phone, address, city, countryId } = person
  return {
    name: fullName,
    organization: institution,
    phone,
    address1: address.line,
    ...(address.unit ? { address2: address.unit } : {}),
    city,
    ...(address.state ? { state: address.state } : {}),
    ...(address.zip ? { zip: address.zip } : {}),
    country: { value: countryNamed(countryId)?.id ?? countryId },
  }
}

type InvoiceInput = {
  person: Person
  invoiceNumber: string
  madeAt: Instant
  amount: number
  submission: string
  changes?: Partial<InvoiceRow>
}

/** Amounts are in the site's currency. */
export function invoiceRow(input: InvoiceInput): InvoiceRow {
  const { person, invoiceNumber, madeAt, amount, submission, changes } = input
  return {
    invoiceNumber,
    owner: person.identity,
    orderIdentity: null,
    createdAt: madeAt,
    currency: siteCurrency(person.site).currency,
    localization: person.site,
    submission,
    lines: [{ description: submission, amount, service: null }],
    totalAmount: amount,
    billTo: billingAddressOf(person),
    purchaseOrderNumber: null,
    fapespNumber: null,
    note: null,
    pendingWriteoff: false,
    statementReadyAt: null,
    payments: [],
    ...changes,
  }
}

export const insertInvoice = ({ world, ...input }: InvoiceInput & { world: World }): InvoiceRow =>
  world.invoices.insert(invoiceRow(input))

type PaymentInput = {
  person: Person
  receiptCode: string
  purpose: PaymentPurpose
  amount: number
  at: number
  changes?: Partial<PaymentRow>
}

/** Approved at once unless `changes` differ. */
function paymentRow(input: PaymentInput): PaymentRow {
  const { person, receiptCode, purpose, amount, at, changes } = input
  const [method = paymentMethodIds.creditCard] = countryMethods({
    site: person.site,
    migrated: false,
  })
  return {
    receiptCode,
    owner: person.identity,
    purpose,
    method,
    currency: siteCurrency(person.site).currency,
    total: amount,
    creditsApplied: 0,
    prepaymentApplied: 0,
    amount,
    status: 'approved',
    createdAt: at,
    settledAt: at,
    paidAtBank: null,
    dueAt: null,
    fundsTaken: true,
    prepaymentsTaken: [],
    invoiceNumbers: purpose.kind === 'payoff' ? purpose.invoiceNumbers : [],
    form: { billingAddress: billingAddressOf(person) },
    ...changes,
  }
}

export const insertPayment = ({ world, ...input }: PaymentInput & { world: World }): PaymentRow =>
  world.payments.insert(paymentRow(input))

export function paidOff(
  { person, receiptCode, at }: { person: Person; receiptCode: string; at: number },
  invoice: InvoiceRow,
): { invoice: InvoiceRow; payment: PaymentRow } {
  const { invoiceNumber, currency } = invoice
  const amount = balanceOf(invoice)
  const purpose = { kind: 'payoff', invoiceNumbers: [invoiceNumber] } as const
  const id = receiptNumber(receiptCode)
  const payments = [...invoice.payments, { id, amount, at, retainerInvoiceNumber: null }]
  const changes = { currency }
  return {
    invoice: { ...invoice, payments },
    payment: paymentRow({ person, receiptCode, purpose, amount, at, changes }),
  }
}

export function insertPaymentOf(
  { world, ...input }: { world: World; person: Person; receiptCode: string; at: number },
  before: InvoiceRow,
): PaymentRow {
  const { invoice, payment } = paidOff(input, before)
  world.invoices.update(invoice.invoiceNumber, { payments: invoice.payments })
  return world.payments.insert(payment)
}

/** Paid unless `receiptCode` is null; amounts are in the site's currency. */
export function insertPrepayment(input: {
  world: World
  person: Person
  retainerInvoiceNumber: string
  at: number
  amount: number
  /** In US dollars. */
  spent?: number
  receiptCode: string | null
}) {
  const { world, person, retainerInvoiceNumber, at, amount, spent = 0, receiptCode } = input
  const { currency } = siteCurrency(person.site)
  const purpose = { kind: 'prepayment', retainerInvoiceNumber } as const
  const payment =
    receiptCode === null ? null : insertPayment({ world, person, receiptCode, purpose, amount, at })
  return world.prepayments.insert({
    retainerInvoiceNumber,
    owner: person.identity,
    createdAt: at,
    localization: person.site,
    currency,
    totalAmount: toDollars(amount, currency),
    payment: payment && { id: receiptNumber(payment.receiptCode), at },
    spent,
  })
}
