import { useIsMutating } from '@tanstack/react-query'
import { orderFormScope } from '../../../api/order-form/order-form.ts'

/** Whether a choice is being saved; the step itself does not count. */
export function useIsSaving(): boolean {
  const saves = useIsMutating({
    predicate: ({ options: { scope, mutationKey } }) =>
      scope?.id === orderFormScope.id && mutationKey?.[0] !== 'saveStep',
  })
  return saves > 0
}
