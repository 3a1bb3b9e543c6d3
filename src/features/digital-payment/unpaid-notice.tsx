import { Trans } from '@lingui/react/macro'
import type { PaymentStatus } from '../../api/payment.ts'
import { methodName } from '../../domain/payment/methods/method-registry.ts'
import { Notice } from '../../ui/page/notice.tsx'

type Props = {
  /** `failed` where nothing is known of it. */
  payment: PaymentStatus | 'failed'
}

/** Of a payment that the person came back from without money: says that nothing was charged, and what to do. */
export function UnpaidNotice({ payment }: Props) {
  if (payment === 'failed') {
    return (
      <Notice tone="red" title={<Trans>An error occurred processing your payment</Trans>}>
        <Trans>
          If your bank has charged you, please don't pay again: reload this page in a moment.
          Otherwise, try again or choose another payment method.
        </Trans>
      </Notice>
    )
  }
  const { status, paymentMethodId } = payment
  const method = methodName({ id: paymentMethodId, name: String(paymentMethodId) })
  if (status === 'open') {
    return (
      <Notice tone="plain" title={<Trans>Your payment by {method} is not complete</Trans>}>
        <Trans>
          You were not charged. Pay again to return to {method}, or choose another payment method.
        </Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="red" title={<Trans>An error occurred processing your payment</Trans>}>
      {status === 'expired' ? (
        <Trans>
          The payment by {method} ran out of time. You were not charged. Please pay again.
        </Trans>
      ) : (
        <Trans>
          {method} declined the payment. You were not charged. Please try again or choose another
          payment method.
        </Trans>
      )}
    </Notice>
  )
}
