import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentStatus } from '../../../api/payment.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { hasFailed } from '../../money/failed-payment.ts'
import { methodName } from '../choices/method-registry.ts'

type Props = {
  /** `failed` where nothing is known of it. */
  payment: Pick<PaymentStatus, 'status' | 'paymentMethodId'> | 'failed'
  keepsOrder?: boolean
  action?: ReactNode
}

export function UnpaidNotice({ payment, keepsOrder = false, action }: Props) {
  if (payment === 'failed' || !(payment.status === 'open' || hasFailed(payment))) {
    return (
      <Notice
        tone="red"
        title={<Trans>An error occurred processing your payment</Trans>}
        action={action}
      >
        <Trans>
          If your bank has charged you, please don’t pay again: reload this page in a moment.
          Otherwise, try again or choose another payment method.
        </Trans>
      </Notice>
    )
  }
  const { status, paymentMethodId } = payment
  const method = methodName({ id: paymentMethodId, name: String(paymentMethodId) })
  if (status === 'open') {
    return (
      <Notice
        tone="plain"
        stacked
        title={<Trans>Your payment by {method} is not complete</Trans>}
        action={action}
      >
        <Trans>
          You were not charged. Pay again to return to {method}, or choose another payment method.
        </Trans>
      </Notice>
    )
  }
  return (
    <Notice
      tone="red"
      title={<Trans>An error occurred processing your payment</Trans>}
      action={action}
    >
      {status === 'expired' ? (
        <Expired method={method} keepsOrder={keepsOrder} />
      ) : (
        <Declined method={method} keepsOrder={keepsOrder} />
      )}
    </Notice>
  )
}

type ReasonProps = { method: string; keepsOrder: boolean }

function Expired({ method, keepsOrder }: ReasonProps) {
  return keepsOrder ? (
    <Trans>
      The payment by {method} ran out of time. You were not charged, and your order is still here.
      Please pay again.
    </Trans>
  ) : (
    <Trans>The payment by {method} ran out of time. You were not charged. Please pay again.</Trans>
  )
}

function Declined({ method, keepsOrder }: ReasonProps) {
  return keepsOrder ? (
    <Trans>
      {method} declined the payment. You were not charged, and your order is still here. Please try
      again or choose another payment method.
    </Trans>
  ) : (
    <Trans>
      {method} declined the payment. You were not charged. Please try again or choose another
      payment method.
    </Trans>
  )
}
