import type { InvoiceLoad } from '../../../api/invoices.ts'
import {
  type UsedAttempt,
  usePaymentAttempt,
} from '../../../domain/payment/attempt/use-payment-attempt.ts'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { knownPayments } from './found-payment.ts'
import { payOffRecords } from './pay-off-draft.ts'

type Paying = { draft: DraftName; numbers: readonly string[]; load: InvoiceLoad }

/** A part of a bill may be paid again, so the key of a payment that the server has not seen is used again. */
export function usePayOffAttempt({ draft, numbers, load }: Paying): UsedAttempt {
  return usePaymentAttempt({
    records: payOffRecords(numbers),
    bill: draft.name,
    opened: knownPayments(load, numbers),
    afterNotFound: 'same-key',
    draft,
  })
}
