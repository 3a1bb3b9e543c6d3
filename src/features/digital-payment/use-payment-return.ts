import { useQuery } from '@tanstack/react-query'
import type { DigitalProduct } from '../../api/digital-purchases.ts'
import { type PaymentStatus, paymentStatusQuery } from '../../api/payment.ts'
import { useBegunPayment } from '../../domain/payment/attempt/use-begun-payment.ts'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { type PaymentView, paymentViewOf } from './digital-payment-rules.ts'
import { purchaseRecords } from './purchase-records.ts'

type PaymentReturn = {
  view: PaymentView
  payment: PaymentStatus | undefined
  earlier: PaymentStatus | 'failed' | undefined
}

type Input = Pick<DigitalPaymentProps, 'receiptCode' | 'success' | 'user'> & {
  product: DigitalProduct
}

const statusPoll = 10_000

/** What became of the payment that the address names, or of one whose page was left without an answer. */
export function usePaymentReturn({ receiptCode, success, user, product }: Input): PaymentReturn {
  const begun = useBegunPayment(purchaseRecords[product], user.identity, product)
  const code = receiptCode ?? begun.latest
  const { data, isLoading } = useQuery({
    ...paymentStatusQuery(code ?? ''),
    staleTime: 0,
    enabled: code !== undefined,
    refetchInterval: ({ state }) =>
      success === 'success' && state.data?.status === 'open' ? statusPoll : false,
    meta: { quiet: true },
  })
  if (receiptCode === undefined) {
    const earlier = code !== undefined && data?.status === 'open' ? data : undefined
    // A page that the browser restores keeps its form.
    const isOpening = isLoading && begun.opened !== undefined
    return { view: isOpening ? 'loading' : 'form', payment: undefined, earlier }
  }
  const view = paymentViewOf({ receiptCode, success, status: data?.status, isLoading })
  return { view, payment: data, earlier: view === 'form' ? (data ?? 'failed') : undefined }
}
