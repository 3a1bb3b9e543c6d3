import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { SignInAnswer } from '../../api/auth/log-in.ts'
import { type OrderForm, orderFormQuery } from '../../api/order-form/order-form.ts'
import { orderFormKey } from '../../api/query-keys.ts'
import { passOrderFormDrafts } from '../../features/order-form/frame/use-order-form-draft.ts'
import { usePostSignInRedirect } from '../guards/use-post-sign-in-redirect.ts'
import { changeUser } from '../session/change-user.ts'

async function reloadOrderForm(queryClient: QueryClient): Promise<OrderForm | undefined> {
  const { queryKey } = orderFormQuery()
  try {
    await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
  } catch {
    // The order form is then loaded from the start, with a retry.
    queryClient.setQueryData(queryKey, null)
  }
  return queryClient.getQueryData(queryKey)?.orderForm
}

/** Guards run by themselves and lead back here; who has no account yet registers first. */
export function useOrderFormSignIn(): (answer: SignInAnswer) => Promise<void> {
  const queryClient = useQueryClient()
  const redirectAfterSignIn = usePostSignInRedirect()
  return async (answer) => {
    const { user } = answer
    if (!user) return redirectAfterSignIn(answer)
    const form = await reloadOrderForm(queryClient)
    if (form) passOrderFormDrafts(form, user.identity)
    changeUser(queryClient, user, orderFormKey)
  }
}
