import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { failureWords } from '../../api/failure-words.ts'
import { type Assessment, archiveAssessmentMutation } from '../../api/grammar-check.ts'
import { showMessage } from '../../ui/messages/message-store.ts'

/** Archives assessments and says what came of it; gives whether it worked. */
export function useArchive() {
  const { mutateAsync } = useMutation(archiveAssessmentMutation())
  return async ({ identity, name: fileName }: Assessment): Promise<boolean> => {
    const key = `archive ${identity}`
    try {
      await mutateAsync(identity)
    } catch (error) {
      const text = () => `${t`${fileName} could not be deleted.`} ${failureWords(error)}`
      showMessage({ key, kind: 'error', text })
      return false
    }
    showMessage({ key, kind: 'success', text: () => t`${fileName} deleted` })
    return true
  }
}
