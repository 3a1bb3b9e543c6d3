import type { DigitalLoad, DigitalProduct } from '../../api/digital-purchases.ts'
import {
  type UsedAttempt,
  usePaymentAttempt,
} from '../../domain/payment/attempt/use-payment-attempt.ts'
import { usePaymentData } from '../../domain/payment/payment-data-context.ts'
import type { EarlierPaymentProps } from './digital-payment.tsx'
import { digitalPaymentDraft } from './digital-payment-draft.ts'
import { identitiesOf } from './digital-payment-rules.ts'
import { purchaseRecords } from './purchase-records.ts'

type Buying = EarlierPaymentProps & { product: DigitalProduct; load: DigitalLoad }

/** The server sells a product for each key, so the key of a payment that it has not seen is used again. */
export function useDigitalAttempt({ product, load, earlier }: Buying): UsedAttempt {
  const { identity: owner } = usePaymentData().user
  return usePaymentAttempt({
    records: purchaseRecords[product],
    bill: product,
    opened: identitiesOf(load),
    afterNotFound: 'same-key',
    draft: digitalPaymentDraft(owner, product),
    earlier,
  })
}
