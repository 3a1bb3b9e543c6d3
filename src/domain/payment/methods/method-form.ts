import type { ComponentType } from 'react'
import type { PaymentData } from '../../../api/payment.ts'
import type { PaymentSettings } from '../payment-settings.ts'

export type MethodFieldsProps = {
  settings: PaymentSettings
  data: PaymentData
  /** In major units; undefined until an amount is entered. */
  sum: number | undefined
  receiptCode: string | undefined
  requiresFapiao: boolean
}

export type MethodForm = {
  Fields?: ComponentType<MethodFieldsProps>
  DisabledHint?: ComponentType
}
