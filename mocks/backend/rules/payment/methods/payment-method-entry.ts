import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'

export type MethodId = Schemas['PaymentMethodId']

export type MethodContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

/** Segments of the external pages of providers below `/external/`. */
export type ProviderPage =
  | 'paypal'
  | 'allpago-paypal'
  | 'alipay'
  | 'unionpay'
  | 'wechat-pay'
  | 'wfoe-web'
  | 'wfoe-qr'

type PaymentCourse =
  | { course: 'at-once' | 'card' | 'boleto' | 'bank-transfer' }
  | { course: 'redirect' | 'form'; page: ProviderPage }

export type PaymentMethodEntry<Id extends MethodId = MethodId> = PaymentCourse & {
  id: Id
  name: string
  /** On documents; missing ones fall back to the name. */
  labels?: Partial<Record<Schemas['Language'], string>>
  needs: { address: boolean; name?: true; organization?: true; phone?: true }
  brazilian?: true
  supportsFapiao?: true
  supportsFapesp?: true
  /** `migrated`: to the company in China. */
  sites: readonly (Schemas['LocalizationCode'] | 'migrated')[]
  excludedFrom?: readonly MethodContext[]
  /** Only the service itself records it. */
  isRecordedOnly?: true
  refusalOf?: (
    form: PaymentFormBody,
    isBrazilian: boolean,
  ) => Schemas['PaymentRefusalKey'] | undefined
}
