import { useLingui } from '@lingui/react/macro'
import { editorKey, unnamedReviewer } from '../letter/letter-comment.ts'

export function useReviewerNames() {
  const { t } = useLingui()
  return {
    reviewerName(key: string): string {
      if (key === unnamedReviewer) return t`Comments`
      return key === editorKey ? t`Editor` : t`Reviewer ${key}`
    },
    commentName(key: string, number: number): string {
      if (key === unnamedReviewer)
        return t({ message: `Comment ${number}`, context: 'of a reviewer' })
      return key === editorKey
        ? t`Editor, comment ${number}`
        : t`Reviewer ${key}, comment ${number}`
    },
  }
}
