import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DigitalLoad,
  type DigitalOffer,
  type DigitalProduct,
  digitalLoadQuery,
  payForDigitalMutation,
} from '../../api/digital-purchases.ts'
import type { SummedValues } from '../../domain/payment/choices/payment-values.ts'
import type { PaymentPurpose } from '../../domain/payment/form/payment-purpose.ts'
import { usePaymentData } from '../../domain/payment/payment-data-context.ts'
import { identitiesOf } from './digital-payment-rules.ts'

export type DigitalChoice = Pick<PaymentPurpose, 'digitalPurchase' | 'packageRule'> & {
  product: DigitalProduct
  load: DigitalLoad
  /** The chosen offer, by what the form has and what is on offer now. */
  offerIn: (values: SummedValues, load: DigitalLoad) => DigitalOffer | undefined
  onPaid: (receiptCode: string) => Promise<void>
}

export function useDigitalPurpose(choice: DigitalChoice): PaymentPurpose {
  const { product, load, offerIn, onPaid, digitalPurchase: first, packageRule } = choice
  const { t } = useLingui()
  const { user } = usePaymentData()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(payForDigitalMutation(product))
  return {
    label: t`Payment details`,
    context: 'digital',
    currency: user.currency,
    sumOf: (values) => offerIn(values, load)?.price,
    digitalPurchase: first,
    packageRule,
    known: identitiesOf(load),
    send(details, { idempotencyKey, digitalPurchase }) {
      const offer = offerIn({ amount: '', digitalPurchase }, load)
      const body = { ...details, availableDigitalPurchaseIdentity: offer?.identity ?? '' }
      return mutateAsync({ body, idempotencyKey })
    },
    onPaid: ({ receiptCode }) => onPaid(receiptCode),
    async reloadSum(values) {
      const current = await queries.fetchQuery({ ...digitalLoadQuery(product), staleTime: 0 })
      return offerIn(values, current)?.price
    },
  }
}
