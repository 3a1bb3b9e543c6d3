import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type PaymentStatus, paymentStatusQuery } from '../../../api/payment.ts'
import { textSearch } from '../../../lib/text-search.ts'
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
