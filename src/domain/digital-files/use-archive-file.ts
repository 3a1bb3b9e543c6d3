import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DigitalFile } from '../../api/digital-files.ts'
import { ApiError } from '../../api/errors/api-failure.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import type { DigitalFileSettings } from './digital-product.ts'

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

/** Resolves to whether the file is gone. */
export function useArchiveFile<File extends DigitalFile>({ options }: DigitalFileSettings<File>) {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(options.archiveMutation())
  return async ({ identity, file }: File): Promise<boolean> => {
    const { name: fileName } = file
    const key = `delete ${identity}`
    const archive = async () => {
      try {
        await mutateAsync(identity)
      } catch (error) {
        if (!isUnknown(error)) throw error
        // Deleted in another tab, which is what was asked for.
        void queries.invalidateQueries({ queryKey: options.key })
      }
    }
    const what = () => t`“${fileName}” could not be deleted.`
    const textOf = (error: unknown) => () => `${what()} ${failureReason(error)}`
    const isGone = await tryTelling(key, archive, textOf)
    if (isGone) showMessage({ key, kind: 'success', text: () => t`${fileName} deleted` })
    return isGone
  }
}
