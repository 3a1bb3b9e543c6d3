import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { placedOrderQuery } from '../../../api/order-form/order-form-paying.ts'
import { inTurn } from '../../../ui/form/draft/in-turn.ts'
import { AppButtonLink } from '../../../ui/page/app-button-link.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { orderFormDraft } from '../frame/use-order-form-draft.ts'
import { useOpenOrder } from './use-open-order.ts'

type Props = {
  /** The user's identity. */
  owner: string
  /** Identity of the form whose payment was sent and not answered. */
  form: string
  onPaid: () => void
  onNotPaid: () => void
}

type FollowProps = Pick<Props, 'onPaid' | 'onNotPaid'> & { externalId: string | null }

function FollowOutcome({ externalId, onPaid, onNotPaid }: FollowProps) {
  const { openOrder } = useOpenOrder()
  const follow = useRef(async () => {
    if (externalId === null) return onNotPaid()
    onPaid()
    await openOrder(externalId)
  })
  useEffect(() => void follow.current(), [])
  return null
}

/** Asks the server whether a payment arrived, before another may be sent. */
export function PaymentOutcome({ owner, form, ...follow }: Props) {
  const draft = orderFormDraft(form, 'payment-details', owner)
  return (
    <QueryState
      query={useQuery(placedOrderQuery(form, (signal, ask) => inTurn(draft, signal, ask)))}
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
        <>
          <Trans>
            The service could not be reached. Please don't pay again until we know: try again in a
            moment, or look for the order among your orders.
          </Trans>{' '}
          <AppButtonLink to="/$lang/researcher" variant="text">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        </>
      }
    >
      {(externalId) => <FollowOutcome externalId={externalId} {...follow} />}
    </QueryState>
  )
}
