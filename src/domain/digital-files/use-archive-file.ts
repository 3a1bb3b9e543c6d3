import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DigitalFile } from '../../api/digital-files.ts'
import { ApiError } from '../../api/errors/api-failure.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import type { DigitalFileSettings } from './digital-product.ts'

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

/** Resolves to whether the file is gone. */
export function useArchiveFile<File extends DigitalFile>({ options }: DigitalFileSettings<File>) {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(options.archiveMutation())
  return async ({ identity, file }: File): Promise<boolean> => {
    const { name: fileName } = file
    const key = `delete ${identity}`
    try {
      await mutateAsync(identity)
    } catch (error) {
      if (!isUnknown(error)) {
        const what = () => t`“${fileName}” could not be deleted.`
        showMessage({ key, kind: 'error', text: () => `${what()} ${failureMessage(error)}` })
        return false
      }
      // Deleted in another tab, which is what was asked for.
      void queries.invalidateQueries({ queryKey: options.key })
    }
    showMessage({ key, kind: 'success', text: () => t`${fileName} deleted` })
    return true
  }
}
