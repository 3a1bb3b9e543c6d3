import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import type { OrderProps } from '../order-props.ts'
import { mostRecipients, sendsNotices } from './order-email-rules.ts'
import { RecipientList } from './recipient-list.tsx'

// Few people add somebody.
const AddRecipientForm = lazy(async () => ({
  default: (await import('./add-recipient-form.tsx')).AddRecipientForm,
}))

function AddRecipient(props: OrderProps) {
  const [isOpen, setOpen] = useState(false)
  if (props.order.notificationEmails.length >= mostRecipients) {
    return (
      <p>
        <Trans>The list is full. To add somebody else, please remove an address.</Trans>
      </p>
    )
  }
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans context="e-mail">Add an address</Trans>
      </Button>
    )
  }
  return (
    <Suspense fallback={<SkeletonLines lines={2} />}>
      <AddRecipientForm {...props} />
    </Suspense>
  )
}

export function OrderEmails(props: OrderProps) {
  const { order, user } = props
  if (!sendsNotices(order)) return null
  const { email } = user
  return (
    <Section title={<Trans>E-mail notifications</Trans>}>
      <p>
        <Trans>
          We write to {email} about this order. You can add up to {mostRecipients} other addresses.
        </Trans>
      </p>
      <RecipientList order={order} />
      <AddRecipient {...props} />
    </Section>
  )
}
