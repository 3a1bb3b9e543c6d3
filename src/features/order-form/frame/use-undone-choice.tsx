import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, endsSession } from '../../../api/errors/api-failure.ts'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { type OrderForm, orderFormQuery } from '../../../api/order-form/order-form.ts'
import { orderFormKey } from '../../../api/query-keys.ts'
import { dismissMessage, showMessage } from '../../../ui/messages/message-store.ts'
import { useIsGone } from './use-gone-form.ts'

const key = 'choice-undone'

/** Call when another choice is made. */
export const dismissUndone = () => dismissMessage(key)

const notifyUndone = (error: unknown, name: string | undefined) =>
  showMessage({
    key,
    kind: 'error',
    text: () => {
      const reason = failureReason(error)
      return name === undefined ? (
        <Trans>Your choice was not saved, so we undid it. {reason}</Trans>
      ) : (
        <Trans>
          Your choice was not saved, so we undid it. {name}: {reason}
        </Trans>
      )
    },
  })

/** Without a readable answer, the server may have saved it. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.cause !== 'status'

/** After a failed save; `name` tells apart what was chosen among several. */
export function useUndoneChoice() {
  const queryClient = useQueryClient()
  const isGone = useIsGone()
  return async (
    error: unknown,
    isSaved: (form: OrderForm) => boolean,
    name?: string,
  ): Promise<void> => {
    if (await isGone(error)) return
    const loaded = queryClient.invalidateQueries({ queryKey: orderFormKey })
    if (endsSession(error)) return
    if (isUnknown(error)) await loaded
    const load = queryClient.getQueryData(orderFormQuery().queryKey)
    if (!load || !isSaved(load.orderForm)) notifyUndone(error, name)
  }
}
