import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'

export type MethodId = Schemas['PaymentMethodId']

export type MethodContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

type PaymentCourse = 'at-once' | 'card' | 'redirect' | 'form' | 'boleto' | 'bank-transfer'

export type PaymentMethodEntry<Id extends MethodId = MethodId> = {
  id: Id
  name: string
  /** On documents; missing ones fall back to the name. */
  labels?: Partial<Record<Schemas['Language'], string>>
  course: PaymentCourse
  /** Segment of the external page below `/external/`. */
  page?: string
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
