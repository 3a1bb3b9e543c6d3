import { t } from '@lingui/core/macro'
import {
  type UsedAttempt,
  usePaymentAttempt,
} from '../../domain/payment/attempt/use-payment-attempt.ts'
import { prepayDraft } from './prepay-draft.ts'

const lostAnswer = () =>
  t`An error occurred processing your payment. If you send it again unchanged, you are charged once.`

type Prepaying = {
  /** The user's identity. */
  owner: string
  invoiceNumber: string | undefined
}

/** The server names no new prepayments, so one that is sent again unchanged repeats its key. */
export function usePrepayAttempt({ owner, invoiceNumber }: Prepaying): UsedAttempt {
  const draft = prepayDraft(owner, invoiceNumber)
  const rules = { bill: draft.name, opened: [], afterNotFound: 'same-key' } as const
  return usePaymentAttempt({ ...rules, draft, lostAnswer })
}
