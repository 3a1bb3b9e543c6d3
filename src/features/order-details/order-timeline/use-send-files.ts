import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { addOrderFilesMutation, orderQuery } from '../../../api/orders.ts'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { type AwaitedFiles, type MissingFilesValues, orderFilesOf } from './awaited-files.ts'

const toFailure = (main: keyof MissingFilesValues) =>
  refusalAt<'addOrderFiles', MissingFilesValues>({
    'order-files-missing': main,
    'order-file-not-found': main,
    'order-file-type-not-allowed': main,
  })

/** By an attempt whose answer was lost, or in another tab. */
const isSentAlready = (error: unknown) =>
  error instanceof Refusal && error.key === 'order-files-not-awaited'

export function useSendFiles(externalId: string, awaited: AwaitedFiles) {
  const { mutateAsync } = useMutation(addOrderFilesMutation())
  const queryClient = useQueryClient()
  return async (values: MissingFilesValues) => {
    try {
      await mutateAsync({ externalId, files: orderFilesOf(values, awaited) })
    } catch (error) {
      if (!isSentAlready(error)) throw toFailure(awaited.text ? 'mainFiles' : 'figureFiles')(error)
      await queryClient.invalidateQueries(orderQuery(externalId))
    }
    showMessage({
      key: 'order-files',
      kind: 'success',
      text: () => t`We have received your files. Thank you.`,
    })
    // The form leaves with its button.
    focusPageHeading()
  }
}
