import type { components } from '../../src/api/generated/schema.gen.ts'
import type { AnyPayment } from './any-payment.ts'

type Schemas = components['schemas']

/** What a payment is for; each kind has its own entry in the registry of what the money does. */
export type PaymentPurpose =
  | {
      readonly kind: 'order'
      readonly formIdentity: string
      /** The number that the order gets. */
      readonly externalId: string
    }
  | { readonly kind: 'payoff'; readonly invoiceNumbers: readonly string[] }
  | { readonly kind: 'prepayment'; readonly retainerInvoiceNumber: string }
  | {
      readonly kind: 'digital-editing' | 'digital-translation'
      readonly availablePurchaseIdentity: string
    }

/** What is kept of a payment form: never a card, only its brand and last four digits. */
export type KeptForm = Pick<
  AnyPayment,
  | 'additionalData'
  | 'billingAddress'
  | 'boleto'
  | 'brazilPaymentMethods'
  | 'fapespNumber'
  | 'fapiao'
  | 'invoiceAddress'
  | 'purchaseOrder'
  | 'voucherApplied'
> & {
  readonly card?: { readonly type?: string; readonly lastFour?: string; readonly currency?: string }
  readonly installments?: number
  readonly taxIdentification?: Schemas['TaxIdentification']
}

/** A payment that was begun, and what came of it. Amounts are in its currency. */
export interface PaymentRow {
  readonly receiptCode: string
  readonly owner: string
  readonly purpose: PaymentPurpose
  readonly method: Schemas['PaymentMethodId']
  readonly currency: Schemas['Currency']
  /** What the bill asked. */
  readonly total: number
  readonly creditsApplied: number
  readonly prepaymentApplied: number
  /** What is left for the way to pay: the total less credits and prepayment. */
  readonly amount: number
  /** Open ones wait for an outside page, a bank or their due instant. */
  readonly status: 'open' | 'approved' | 'declined' | 'expired'
  readonly createdAt: number
  readonly settledAt: number | null
  /** When the person paid the boleto at a bank; the money is here two working days later. */
  readonly paidAtBank: number | null
  /** When an open one ends by itself: a boleto is settled, everything else expires. */
  readonly dueAt: number | null
  /** Whether credits and prepayment were taken already, as they are at once by bank and boleto. */
  readonly fundsTaken: boolean
  /** Which prepayments that came from. */
  readonly prepaymentsTaken: readonly {
    readonly retainerInvoiceNumber: string
    readonly amount: number
  }[]
  /** The invoices it pays, or that were made for it. */
  readonly invoiceNumbers: readonly string[]
  readonly form: KeptForm
}

/** What an invoice charges for, in its currency. */
export interface InvoiceLine {
  /** In English; said in the reader's language where the service is known. */
  readonly description: string
  readonly amount: number
  /** By the identity of a service or digital product; null for what is neither. */
  readonly service: { readonly identity: string; readonly quantity: number } | null
}

/** An invoice. Amounts are in its own currency; what is left to pay follows from its payments. */
export interface InvoiceRow {
  readonly invoiceNumber: string
  readonly owner: string
  /** The order it is for; null for digital services and older ones. */
  readonly orderIdentity: string | null
  readonly createdAt: number
  readonly currency: Schemas['Currency']
  readonly localization: Schemas['LocalizationCode']
  /** What it is for, as lists show it. */
  readonly submission: string
  readonly lines: readonly InvoiceLine[]
  readonly totalAmount: number
  readonly billTo: Schemas['PaymentAddress'] | null
  readonly purchaseOrderNumber: string | null
  readonly fapespNumber: string | null
  readonly note: string | null
  /** Whether the service means to give up what is left of it. */
  readonly pendingWriteoff: boolean
  /** From when the statement of delivery can be had; null where none was asked for. */
  readonly statementReadyAt: number | null
  readonly payments: readonly InvoicePayment[]
}

/** What one payment brought to one invoice from one source, in the invoice's currency. */
export interface InvoicePayment {
  /** The number of its receipt, which no other part of the invoice has. */
  readonly id: string
  readonly amount: number
  readonly at: number
  /** The prepayment it was taken from; null for other money. */
  readonly retainerInvoiceNumber: string | null
}

/** Money paid in advance, in US dollars. */
export interface PrepaymentRow {
  readonly retainerInvoiceNumber: string
  readonly owner: string
  readonly createdAt: number
  readonly localization: Schemas['LocalizationCode']
  readonly currency: Schemas['Currency']
  /** What its invoice asks, in US dollars. */
  readonly totalAmount: number
  /** The number and instant of the payment; null while it is not paid. */
  readonly payment: { readonly id: string; readonly at: number } | null
  /** What was spent of it, in US dollars. */
  readonly spent: number
}

/** Money that the service owes somebody, in US dollars. */
export interface CreditRow {
  readonly referenceNumber: string
  readonly owner: string
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly totalAmount: number
  readonly balance: number
}

/** A voucher that an institution handed out; it pays one order whole. */
export interface VoucherRow {
  readonly code: string
  readonly institution: string
  readonly expiresAt: number
  /** The receipt of the payment it was used for. */
  readonly usedFor: string | null
}
