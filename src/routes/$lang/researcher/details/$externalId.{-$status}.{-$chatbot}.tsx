import { createFileRoute } from '@tanstack/react-router'
import { orderQuery } from '../../../../api/orders.ts'
import { paymentStatusQuery } from '../../../../api/payment.ts'
import { useUser } from '../../../../domain/account/use-user.ts'
import { orderPageSearch } from '../../../../features/order-details/order-page/order-address.ts'
import { OrderPageScreen } from '../../../../features/order-details/order-page/order-page-screen.tsx'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { fitsContract } from '../../../../lib/url/contract-text.ts'

export const Route = createFileRoute(
  '/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}',
)({
  staticData: { access: 'signed-in' },
  validateSearch: orderPageSearch,
  loader: ({ context: { queryClient }, params: { externalId } }) => {
    if (!fitsContract('OrderNumber', externalId)) return
    const query = orderQuery(externalId)
    const prefetch = async () => {
      await queryClient.prefetchQuery(query)
      const [pending] = queryClient.getQueryData(query.queryKey)?.order?.pendingPayments ?? []
      if (pending) await queryClient.prefetchQuery(paymentStatusQuery(pending.receiptCode))
    }
    return prefetchWithTimeout(prefetch())
  },
  component: OrderDetails,
})

function OrderDetails() {
  const { externalId, status } = Route.useParams()
  const { edit } = Route.useSearch()
  const user = useUser()
  if (!user) return null
  return (
    <OrderPageScreen
      key={externalId}
      externalId={externalId}
      status={status}
      isEditing={edit === 'true'}
      user={user}
    />
  )
}
