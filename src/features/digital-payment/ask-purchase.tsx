import { useQuery } from '@tanstack/react-query'
import { type DigitalProduct, settledLoadQuery } from '../../api/digital-purchases.ts'
import { AskOutcome } from '../../domain/payment/attempt/ask-outcome.tsx'
import type { UsedAttempt } from '../../domain/payment/attempt/use-payment-attempt.ts'
import { inTurn } from '../../ui/form/draft/in-turn.ts'
import { newReceipt } from './digital-payment-rules.ts'

type Props = {
  product: DigitalProduct
  attempt: UsedAttempt
  onPaid: (receiptCode: string) => Promise<void>
}

/** Asks the server whether a purchase arrived, before another may be sent. */
export function AskPurchase({ product, attempt, onPaid }: Props) {
  const { state, draft, settle } = attempt
  const known = state.at === 'unknown' ? state.known : []
  const query = useQuery(settledLoadQuery(product, (signal, ask) => inTurn(draft, signal, ask)))
  return (
    <AskOutcome
      query={query}
      onAnswered={(load) => {
        const receiptCode = newReceipt(load, product, known)
        settle(receiptCode !== undefined)
        if (receiptCode !== undefined) void onPaid(receiptCode)
      }}
    />
  )
}
