import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type PaymentStatus, paymentStatusQuery } from '../../../api/payment.ts'
import { methodName } from '../../../domain/payment/methods/method-registry.ts'
import { textSearch } from '../../../lib/text-search.ts'
import { Notice } from '../../../ui/page/notice.tsx'

/** The payment that payment pages name when they lead back without money; undefined if there is none. */
export function useEarlierPayment(): PaymentStatus | undefined {
  const { receiptCode } = textSearch(useSearch({ strict: false }))
  const { data } = useQuery({
    ...paymentStatusQuery(receiptCode ?? ''),
    staleTime: 0,
    enabled: receiptCode !== undefined,
    meta: { quiet: true },
  })
  return data?.status === 'approved' ? undefined : data
}

/** Says that nothing was charged, and what to do. */
export function EarlierPayment({ payment }: { payment: PaymentStatus }) {
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
          The payment by {method} ran out of time. You were not charged, and your order is still
          here. Please pay again.
        </Trans>
      ) : (
        <Trans>
          {method} declined the payment. You were not charged, and your order is still here. Please
          try again or choose another payment method.
        </Trans>
      )}
    </Notice>
  )
}
