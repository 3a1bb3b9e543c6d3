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
import { tellUnknownReport } from './report-messages.ts'

/** What the person calls it; the server knows one way only. */
export type Removal = 'archive' | 'delete'

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

/** Archives assessments and says what came of it; gives whether it is gone. */
export function useArchive() {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(archiveAssessmentMutation())
  return async ({ identity, name: fileName }: Assessment, does: Removal): Promise<boolean> => {
    const key = `archive ${identity}`
    try {
      await mutateAsync(identity)
    } catch (error) {
      if (isUnknown(error)) {
        tellUnknownReport()
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
