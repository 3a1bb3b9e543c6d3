import type { ComponentType } from 'react'
import type { PaymentData } from '../../../api/payment.ts'
import type { CardSession } from '../card/card-session.ts'
import type { PaymentContext, PaymentSettings } from '../payment-settings.ts'

export type MethodFieldsProps = {
  settings: PaymentSettings
  data: PaymentData
  cardSession: CardSession
  /** In major units; undefined until an amount is entered. */
  sum: number | undefined
  /** Of the payment that this one continues. */
  receiptCode: string | undefined
}

export type InvoiceFieldsProps = { requiresFapiao: boolean; context: PaymentContext }

/** Fields of a method, without its addresses. */
export type MethodForm = {
  Fields?: ComponentType<MethodFieldsProps>
  /** Shown with the invoice address. */
  InvoiceFields?: ComponentType<InvoiceFieldsProps>
  /** Why the method is listed but disabled. */
  DisabledHint?: ComponentType
}
