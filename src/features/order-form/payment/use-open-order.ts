import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderFormQuery } from '../../../api/order-form/order-form.ts'
import { toUnbuilt } from '../../../ui/page/to-unbuilt.ts'

/** Opens the page of the order that the form has become, and drops the cached form. */
export function useOpenOrder() {
  const navigate = useNavigate({ from: '/$lang' })
  const queryClient = useQueryClient()
  return async (externalId: string) => {
    const path = `researcher/details/${externalId}/thank-you` as const
    await navigate({ ...toUnbuilt(path), replace: true })
    queryClient.setQueryData(orderFormQuery().queryKey, null)
  }
}
