import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from './contract-types.ts'
import type { PaymentFormBody } from './payment-form-body.ts'

export type PaymentPurpose =
  | {
      readonly kind: 'order'
      readonly formIdentity: string
      readonly externalId: string
    }
  | { readonly kind: 'payoff'; readonly invoiceNumbers: readonly string[] }
  | { readonly kind: 'prepayment'; readonly retainerInvoiceNumber: string }
  | {
      readonly kind: 'digital-editing' | 'digital-translation'
      readonly availablePurchaseIdentity: string
    }

/** Stored part of a payment form: of a card, only brand and last four digits. */
export type StoredPaymentForm = Pick<
  PaymentFormBody,
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

/** Amounts are in the payment's currency. */
export interface PaymentRow {
  readonly receiptCode: string
  readonly owner: string
  readonly purpose: PaymentPurpose
  readonly method: Schemas['PaymentMethodId']
  readonly currency: Schemas['Currency']
  readonly total: number
  readonly creditsApplied: number
  readonly prepaymentApplied: number
  /** Charged by the payment method: the total less credits and prepayment. */
  readonly amount: number
  readonly status: 'open' | 'approved' | 'declined' | 'expired'
  readonly createdAt: Instant
  readonly settledAt: Instant | null
  /** Instant of the payment at a bank; it is reported two working days later. */
  readonly paidAtBank: number | null
  /** When an open payment ends: a boleto is settled, any other method expires. */
  readonly dueAt: Instant | null
  /** Bank transfer and boleto take credits and prepayment at once, other methods on approval. */
  readonly fundsTaken: boolean
  readonly prepaymentsTaken: readonly {
    readonly retainerInvoiceNumber: string
    readonly amount: number
  }[]
  readonly invoiceNumbers: readonly string[]
  readonly form: StoredPaymentForm
}

/** Amounts are in the invoice's currency. */
export interface InvoiceLine {
  /** In English; translated when shown where the service is known. */
  readonly description: string
  readonly amount: number
  readonly service: { readonly identity: string; readonly quantity: number } | null
}

/** Amounts are in the invoice's currency; the balance follows from `payments`. */
export interface InvoiceRow {
  readonly invoiceNumber: string
  readonly owner: string
  readonly orderIdentity: string | null
  readonly createdAt: Instant
  readonly currency: Schemas['Currency']
  readonly localization: Schemas['LocalizationCode']
  readonly submission: string
  readonly lines: readonly InvoiceLine[]
  readonly totalAmount: number
  readonly billTo: Schemas['PaymentAddress'] | null
  readonly purchaseOrderNumber: string | null
  readonly fapespNumber: string | null
  readonly note: string | null
  readonly pendingWriteoff: boolean
  readonly statementReadyAt: Instant | null
  readonly payments: readonly InvoicePayment[]
}

/** Part of a payment settled from one source, in the invoice's currency. */
export interface InvoicePayment {
  /** Receipt number, unique within the invoice. */
  readonly id: string
  readonly amount: number
  readonly at: number
  readonly retainerInvoiceNumber: string | null
}

/** Amounts are in US dollars. */
export interface PrepaymentRow {
  readonly retainerInvoiceNumber: string
  readonly owner: string
  readonly createdAt: Instant
  readonly localization: Schemas['LocalizationCode']
  readonly currency: Schemas['Currency']
  readonly totalAmount: number
  readonly payment: { readonly id: string; readonly at: number } | null
  readonly spent: number
}

/** Amounts are in US dollars. */
export interface CreditRow {
  readonly referenceNumber: string
  readonly owner: string
  readonly createdAt: Instant
  readonly expiresAt: Instant | null
  readonly totalAmount: number
  readonly balance: number
}

export interface VoucherRow {
  readonly code: string
  readonly institution: string
  readonly expiresAt: Instant
  readonly usedFor: string | null
}
