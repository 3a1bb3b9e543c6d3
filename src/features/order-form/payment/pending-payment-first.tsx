import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useUser } from '../../../domain/account/use-user.ts'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { orderRecords } from './order-records.ts'

// Few visits come back to a payment that was not answered.
const LazyOutcome = lazy(() =>
  import('./payment-outcome.tsx').then((module) => ({ default: module.PaymentOutcome })),
)

type Props = {
  form: string
  children: ReactNode
}

/** Identity of the form whose payment was sent and not answered. */
function pendingForm(owner: string): string | undefined {
  const record = orderRecords.read(owner)
  return record?.sent && record.bill
}

/** Follows an unanswered payment of an earlier form, which may have become an order, before it shows the loaded one. */
export function PendingPaymentFirst({ form, children }: Props) {
  const user = useUser()
  const owner = user?.identity
  const [pending, setPending] = useState(() => (owner ? pendingForm(owner) : undefined))
  if (!owner || pending === undefined || pending === form) return children
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <LazyOutcome
        owner={owner}
        form={pending}
        // Stays until the order is open: the loaded form would open its own step.
        onPaid={() => orderRecords.end(owner)}
        onNotPaid={() => {
          orderRecords.end(owner)
          setPending(undefined)
        }}
      />
    </Suspense>
  )
}
