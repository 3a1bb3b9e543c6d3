import { useState, useSyncExternalStore } from 'react'
import type { PaymentStatus } from '../../../api/payment.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { closeSentDraft, type DraftName } from '../../../ui/form/draft/draft-store.ts'
import type { FormAttempt } from '../../../ui/form/form-props.ts'
import type { AttemptState } from './attempt-machine.ts'
import { type AttemptInput, createAttempt, type PaymentAttempt } from './create-attempt.ts'
import { explainFailure } from './explain-failure.ts'
import { useRestored } from './use-restored.ts'

type EarlierPayment = Pick<PaymentStatus, 'paymentMethodId' | 'receiptCode' | 'status'>

type Input = Omit<AttemptInput, 'owner'> & {
  /** Of the payment form; its owner pays. */
  draft: DraftName
  /** That the person came back from without money: it is continued. `failed` where nothing is known of it. */
  earlier?: EarlierPayment | 'failed' | undefined
  /** Instead of asking for the outcome. */
  onSentInAnotherTab?: () => void
  /** What to do after a lost answer where the server cannot be asked. */
  lostAnswer?: () => string
}

export type UsedAttempt = Pick<PaymentAttempt, 'pay' | 'comeBack'> &
  Pick<Input, 'draft' | 'earlier'> & {
    state: AttemptState
    form: FormAttempt
    explain: (failure: unknown, error: unknown) => unknown
    settle: (isFound: boolean) => void
  }

export function usePaymentAttempt({ draft, earlier, lostAnswer, ...input }: Input): UsedAttempt {
  const [attempt] = useState(() => createAttempt({ ...input, owner: draft.owner }))
  const { pay, ask, comeBack } = attempt
  const state = useSyncExternalStore(attempt.subscribe, attempt.state)
  useRestored(comeBack)
  const { onSentInAnotherTab = input.records && ask } = input
  return {
    state,
    draft,
    earlier,
    form: { settled: state.settled, ...(onSentInAnotherTab && { onSentInAnotherTab }) },
    pay,
    comeBack,
    explain: (failure, error) =>
      explainFailure(failure, error, { isAsking: attempt.state().at === 'unknown', lostAnswer }),
    settle(isFound) {
      attempt.settle(isFound)
      if (isFound) closeSentDraft(safeLocalStorage, draft)
    },
  }
}
