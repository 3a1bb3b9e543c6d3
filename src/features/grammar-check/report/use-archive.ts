import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/errors/api-failure.ts'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { type Assessment, archiveAssessmentMutation } from '../../../api/grammar-check.ts'
import { assessmentsKey } from '../../../api/query-keys.ts'
import { forgetAssessment } from '../../../domain/manuscript-drafts/kept-drafts.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { tryTelling } from '../../../ui/messages/try-telling.ts'
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
    const text = () => (does === 'archive' ? t`${fileName} archived` : t`${fileName} deleted`)
    const archive = async () => {
      try {
        await mutateAsync(identity)
        forgetAssessment(safeLocalStorage, identity)
        showMessage({ key, kind: 'success', text })
      } catch (error) {
        if (!isUnknown(error)) throw error
        notifyUnknownReport()
        void queries.invalidateQueries({ queryKey: assessmentsKey })
      }
    }
    const what = () =>
      does === 'archive'
        ? t`${fileName} could not be archived.`
        : t`${fileName} could not be deleted.`
    return tryTelling(key, archive, (error) => () => `${what()} ${failureReason(error)}`)
  }
}
