import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type DigitalProduct, settledLoadQuery } from '../../../api/digital-purchases.ts'
import { inTurn } from '../../../ui/form/draft/in-turn.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
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

type FollowProps = Pick<Props, 'onAnswered'> & { receiptCode: string | undefined }

function FollowAnswer({ receiptCode, onAnswered }: FollowProps) {
  const follow = useEffectEvent(() => onAnswered(receiptCode))
  useEffect(() => follow(), [])
  return null
}

/** Asks the server whether a payment arrived, before another may be sent. */
export function AskOutcome({ product, owner, known, onAnswered }: Props) {
  const draft = digitalPaymentDraft(owner, product)
  return (
    <QueryState
      query={useQuery(settledLoadQuery(product, (signal, ask) => inTurn(draft, signal, ask)))}
      loading={
        <>
          <p role="status">
            <Trans>We're checking whether your payment arrived. One moment, please.</Trans>
          </p>
          <SkeletonLines lines={3} />
        </>
      }
      failedTitle={<Trans>We don't know yet whether your payment arrived</Trans>}
      failedText={
        <Trans>
          The service could not be reached. Please don't pay again until we know: try again in a
          moment.
        </Trans>
      }
    >
      {(load) => (
        <FollowAnswer receiptCode={newReceipt(load, product, known)} onAnswered={onAnswered} />
      )}
    </QueryState>
  )
}
