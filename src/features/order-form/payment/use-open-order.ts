import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderFormQuery } from '../../../api/order-form/order-form.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { begunPayment } from './begun-payment.ts'

/** Opens the page of the order that the form has become, and drops the cached form. */
export function useOpenOrder() {
  const navigate = useNavigate({ from: '/$lang' })
  const queryClient = useQueryClient()
  const owner = useUser()?.identity
  return async (externalId: string) => {
    if (owner !== undefined) begunPayment.end(owner)
    await navigate({
      to: '/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}',
      params: { externalId, status: 'thank-you' },
      replace: true,
    })
    queryClient.setQueryData(orderFormQuery().queryKey, null)
  }
}
