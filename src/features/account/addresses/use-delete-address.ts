import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { type Address, deleteAddressMutation } from '../../../api/addresses.ts'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { tryTelling } from '../../../ui/messages/try-telling.ts'

export function useDeleteAddress() {
  const { mutateAsync } = useMutation(deleteAddressMutation())
  return async (address: Address): Promise<void> => {
    const { id, label } = address
    const key = `delete-address ${id}`
    const back = () => t`${label} could not be deleted and is back in your list.`
    const isDeleted = await tryTelling(
      key,
      () => mutateAsync(address),
      (error) => () => `${back()} ${failureReason(error)}`,
    )
    if (!isDeleted) return
    showMessage({ key, kind: 'success', text: () => t`${label} has been deleted.` })
  }
}
