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
  receiptCode: string | undefined
}

export type InvoiceFieldsProps = { requiresFapiao: boolean; context: PaymentContext }

export type MethodForm = {
  Fields?: ComponentType<MethodFieldsProps>
  InvoiceFields?: ComponentType<InvoiceFieldsProps>
  DisabledHint?: ComponentType
}
