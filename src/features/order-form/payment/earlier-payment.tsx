import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type PaymentStatus, paymentStatusQuery } from '../../../api/payment.ts'
import { methodName } from '../../../domain/payment/methods/method-registry.ts'
import { textSearch } from '../../../lib/text-search.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { begunPayment } from './begun-payment.ts'

/** Receipt code of the begun payment when the screen opened, and after a return to it. */
function useBegunPayment(owner: string) {
  const { identity: form } = useOrderForm().orderForm
  const [opened] = useState(() => begunPayment.read(owner, form))
  const [latest, setLatest] = useState(opened)
  useEffect(() => {
    // The browser may restore the page from its back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLatest(begunPayment.read(owner, form))
    }
    globalThis.addEventListener('pageshow', comeBack)
    return () => globalThis.removeEventListener('pageshow', comeBack)
  }, [owner, form])
  return { opened, latest }
}

type EarlierPaymentState = {
  payment: PaymentStatus | undefined
  /** Whether the form has to wait for it, to open with the payment's method. */
  isLoading: boolean
  /** A React key: another one starts the payment form anew. */
  formKey: string | undefined
}

/** The payment that the person came back from without money, if there is one. */
export function useEarlierPayment(owner: string): EarlierPaymentState {
  const { receiptCode: named } = textSearch(useSearch({ strict: false }))
  const begun = useBegunPayment(owner)
  const receiptCode = named ?? begun.latest
  const { data, isLoading } = useQuery({
    ...paymentStatusQuery(receiptCode ?? ''),
    staleTime: 0,
    enabled: receiptCode !== undefined,
    meta: { quiet: true },
  })
  const payment = data?.status === 'approved' ? undefined : data
  const formKey = named ?? begun.opened
  // A restored page has everything that was entered.
  return { payment, isLoading: isLoading && formKey !== undefined, formKey }
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
