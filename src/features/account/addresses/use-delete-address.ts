import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { type Address, deleteAddressMutation } from '../../../api/addresses.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'

export function useDeleteAddress() {
  const { mutateAsync } = useMutation(deleteAddressMutation())
  return async (address: Address): Promise<void> => {
    const { id, label } = address
    const key = `delete-address ${id}`
    try {
      await mutateAsync(address)
    } catch (error) {
      const back = () => t`${label} could not be deleted and is back in your list.`
      showMessage({ key, kind: 'error', text: () => `${back()} ${failureMessage(error)}` })
      return
    }
    showMessage({ key, kind: 'success', text: () => t`${label} has been deleted.` })
  }
}
