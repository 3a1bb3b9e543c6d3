import { useQuery } from '@tanstack/react-query'
import { type PaymentStatus, paymentStatusQuery } from '../../api/payment.ts'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { type PaymentView, viewOf } from './digital-payment-rules.ts'

type PaymentReturn = {
  view: PaymentView
  payment: PaymentStatus | undefined
  /** Shown above the form. */
  earlier: PaymentStatus | 'failed' | undefined
}

const statusPoll = 10_000

/** What became of the payment that the address names. */
export function usePaymentReturn({
  receiptCode,
  success,
}: Pick<DigitalPaymentProps, 'receiptCode' | 'success'>): PaymentReturn {
  const { data, isLoading } = useQuery({
    ...paymentStatusQuery(receiptCode ?? ''),
    staleTime: 0,
    enabled: receiptCode !== undefined,
    refetchInterval: ({ state }) =>
      success === 'success' && state.data?.status === 'open' ? statusPoll : false,
    meta: { quiet: true },
  })
  const payment = receiptCode === undefined ? undefined : data
  const view = viewOf({ receiptCode, success, status: payment?.status, isLoading })
  const isBack = view === 'form' && receiptCode !== undefined
  return { view, payment, earlier: isBack ? (payment ?? 'failed') : undefined }
}
