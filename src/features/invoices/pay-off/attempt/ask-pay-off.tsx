import { useQuery } from '@tanstack/react-query'
import { settledInvoicesQuery } from '../../../../api/invoices/pay-off.ts'
import { AskOutcome } from '../../../../domain/payment/attempt/ask-outcome.tsx'
import type { DraftName } from '../../../../ui/form/draft/draft-store.ts'
import { inTurn } from '../../../../ui/form/draft/in-turn.ts'
import { type FoundPayment, newPayment } from './found-payment.ts'

type Props = {
  draft: DraftName
  numbers: readonly string[]
  /** Identities of the payments before the unanswered one. */
  known: readonly string[]
  /** Undefined where nothing was paid. */
  onAnswered: (found: FoundPayment | undefined) => void
}

/** Asks the server whether a payment of invoices arrived, before another may be sent. */
export function AskPayOff({ draft, numbers, known, onAnswered }: Props) {
  const query = useQuery(
    settledInvoicesQuery(draft.name, (signal, ask) => inTurn(draft, signal, ask)),
  )
  return (
    <AskOutcome query={query} onAnswered={(load) => onAnswered(newPayment(load, numbers, known))} />
  )
}
