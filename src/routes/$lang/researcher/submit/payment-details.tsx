import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { accountQuery, userQuery } from '../../../../api/account.ts'
import { paymentQuery } from '../../../../api/payment.ts'
import { enterEarly } from '../../../../features/order-form/frame/enter-early.ts'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { PaymentDetailsPage } from '../../../../screens/payment-details-page.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/payment-details')({
  staticData: { access: 'anyone' },
  loader: (visit) => {
    const { queryClient } = visit.context
    enterEarly(visit)
    if (!queryClient.getQueryData(userQuery().queryKey)) return
    return prefetchWithTimeout(
      queryClient.prefetchQuery(paymentQuery()),
      queryClient.prefetchQuery(accountQuery()),
    )
  },
  component: () => <PaymentDetailsPage signIn={<OrderFormSignIn />} />,
})

const OrderFormSignIn = lazy(async () => ({
  default: (await import('../../../../app/pages/order-form-sign-in.tsx')).OrderFormSignIn,
}))
