import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isNotFound } from '../../../api/errors/api-failure.ts'
import { orderFormQuery, orderFormScope } from '../../../api/order-form/order-form.ts'
import { orderFormKey } from '../../../api/query-keys.ts'
import { useOrderForm } from './order-form-context.ts'

/** The shown form is gone once another tab has made an order of it, or cleared it. */
export function useGoneForm(identity: string | undefined) {
  const [shown, setShown] = useState(identity)
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const isSave = event.mutation.options.scope?.id === orderFormScope.id
        if (isSave && isNotFound(event.action.error)) {
          void queryClient.invalidateQueries({ queryKey: orderFormKey })
        }
      }),
    [queryClient],
  )
  if (shown === undefined && identity !== undefined) setShown(identity)
  const isGone = shown !== undefined && shown !== identity
  return { gone: isGone ? shown : undefined, forget: () => setShown(undefined) }
}

/** After a failed save: whether the form is gone, which the layout then explains. */
export function useIsGone() {
  const { identity } = useOrderForm().orderForm
  const queryClient = useQueryClient()
  return async (error: unknown): Promise<boolean> => {
    if (!isNotFound(error)) return false
    await queryClient.refetchQueries({ queryKey: orderFormKey }, { cancelRefetch: false })
    const load = queryClient.getQueryData(orderFormQuery().queryKey)
    return load?.orderForm.identity !== identity
  }
}
