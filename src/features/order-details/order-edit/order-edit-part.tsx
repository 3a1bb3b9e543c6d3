import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import type { OrderEditFormProps } from './order-edit-form.tsx'

// Most visits of an order's page only look at it.
const OrderEditForm = lazy(async () => ({
  default: (await import('./order-edit-form.tsx')).OrderEditForm,
}))

export function OrderEditPart(props: OrderEditFormProps) {
  // What was typed stays on the screen where the work begins meanwhile: saving then says so.
  const [wasEditable] = useState(props.order.editable)
  return (
    <Section title={<Trans>Edit this order</Trans>}>
      {wasEditable ? (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <OrderEditForm {...props} />
        </Suspense>
      ) : (
        <Notice
          stacked
          action={
            <Button variant="quiet" onClick={props.onLeave}>
              <Trans>Back to this order</Trans>
            </Button>
          }
        >
          <Trans>
            This order can no longer be changed here. If something has to change, please{' '}
            <ExternalLink href="/support">ask our support team</ExternalLink>.
          </Trans>
        </Notice>
      )}
    </Section>
  )
}
