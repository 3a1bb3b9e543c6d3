import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import {
  type Assessment,
  archiveAssessmentMutation,
  assessmentsKey,
} from '../../../api/grammar-check.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { notifyUnknownReport } from './report-messages.ts'

/** Both call the same operation. */
export type Removal = 'archive' | 'delete'

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

/** Resolves to whether the assessment is gone. */
export function useArchive() {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(archiveAssessmentMutation())
  return async ({ identity, name: fileName }: Assessment, does: Removal): Promise<boolean> => {
    const key = `archive ${identity}`
    try {
      await mutateAsync(identity)
    } catch (error) {
      if (isUnknown(error)) {
        notifyUnknownReport()
        void queries.invalidateQueries({ queryKey: assessmentsKey })
        return true
      }
      const what = () =>
        does === 'archive'
          ? t`${fileName} could not be archived.`
          : t`${fileName} could not be deleted.`
      const text = () => `${what()} ${failureMessage(error)}`
      showMessage({ key, kind: 'error', text })
      return false
    }
    const text = () => (does === 'archive' ? t`${fileName} archived` : t`${fileName} deleted`)
    showMessage({ key, kind: 'success', text })
    return true
  }
}
