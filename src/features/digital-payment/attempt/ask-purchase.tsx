import { useQuery } from '@tanstack/react-query'
import {
  type DigitalProduct,
  settledLoadQuery,
} from '../../../api/digital-products/digital-purchases.ts'
import { AskOutcome } from '../../../domain/payment/attempt/ask-outcome.tsx'
import { inTurn } from '../../../ui/form/draft/in-turn.ts'
import { digitalPaymentDraft } from '../digital-payment-draft.ts'
import { newReceipt } from '../digital-payment-rules.ts'

type Props = {
  product: DigitalProduct
  /** The user's identity. */
  owner: string
  /** Identities of the purchases before the payment. */
  known: readonly string[]
  /** Undefined where nothing was bought. */
  onAnswered: (receiptCode: string | undefined) => void
}

/** Asks the server whether a purchase arrived, before another may be sent. */
export function AskPurchase({ product, owner, known, onAnswered }: Props) {
  const draft = digitalPaymentDraft(owner, product)
  const query = useQuery(settledLoadQuery(product, (signal, ask) => inTurn(draft, signal, ask)))
  return (
    <AskOutcome query={query} onAnswered={(load) => onAnswered(newReceipt(load, product, known))} />
  )
}
