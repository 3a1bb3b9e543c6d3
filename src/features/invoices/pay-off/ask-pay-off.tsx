import { useQuery } from '@tanstack/react-query'
import { settledInvoicesQuery } from '../../../api/invoices/pay-off.ts'
import { AskOutcome } from '../../../domain/payment/attempt/ask-outcome.tsx'
import type { UsedAttempt } from '../../../domain/payment/attempt/use-payment-attempt.ts'
import { inTurn } from '../../../ui/form/draft/in-turn.ts'
import { type FoundPayment, newPayment } from './found-payment.ts'

type Props = {
  attempt: UsedAttempt
  numbers: readonly string[]
  /** Undefined where nothing was paid. */
  onAnswered: (found: FoundPayment | undefined) => void
}

/** Asks the server whether a payment of invoices arrived, before another may be sent. */
export function AskPayOff({ attempt, numbers, onAnswered }: Props) {
  const { state, draft, settle } = attempt
  const known = state.at === 'unknown' ? state.known : []
  const query = useQuery(
    settledInvoicesQuery(draft.name, (signal, ask) => inTurn(draft, signal, ask)),
  )
  return (
    <AskOutcome
      query={query}
      onAnswered={(load) => {
        const found = newPayment(load, numbers, known)
        settle(found !== undefined)
        onAnswered(found)
      }}
    />
  )
}
