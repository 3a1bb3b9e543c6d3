import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type PaymentStatus, paymentStatusQuery } from '../../../api/payment.ts'
import { useBegunPayment } from '../../../domain/payment/attempt/use-begun-payment.ts'
import { textSearch } from '../../../lib/search/text-search.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { orderRecords } from './order-records.ts'

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
  const { identity: form } = useOrderForm().orderForm
  const begun = useBegunPayment(orderRecords, owner, form)
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
