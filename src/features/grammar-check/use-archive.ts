import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { failureWords } from '../../api/failure-words.ts'
import { type Assessment, archiveAssessmentMutation } from '../../api/grammar-check.ts'
import { showMessage } from '../../ui/messages/message-store.ts'

/** What the person calls it; the server knows one way only. */
export type Removal = 'archive' | 'delete'

/** Archives assessments and says what came of it; gives whether it worked. */
export function useArchive() {
  const { mutateAsync } = useMutation(archiveAssessmentMutation())
  return async ({ identity, name: fileName }: Assessment, does: Removal): Promise<boolean> => {
    const key = `archive ${identity}`
    try {
      await mutateAsync(identity)
    } catch (error) {
      const what = () =>
        does === 'archive'
          ? t`${fileName} could not be archived.`
          : t`${fileName} could not be deleted.`
      const text = () => `${what()} ${failureWords(error)}`
      showMessage({ key, kind: 'error', text })
      return false
    }
    const text = () => (does === 'archive' ? t`${fileName} archived` : t`${fileName} deleted`)
    showMessage({ key, kind: 'success', text })
    return true
  }
}
