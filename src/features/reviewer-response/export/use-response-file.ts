import { useLingui } from '@lingui/react/macro'
import type { Change, ChangeKind } from '../../../domain/document-reader/model/document-model.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import type { CommentGroup } from '../answers/comment-groups.ts'
import { useReviewerNames } from '../answers/reviewer-names.ts'
import type { ResponseLabels } from './response-document.ts'

const wordLanguages = new Map([
  ['zh-Hans', 'zh-CN'],
  ['ja', 'ja-JP'],
  ['pt-BR', 'pt-BR'],
  ['es', 'es-ES'],
])

export type WrittenResponse = {
  groups: readonly CommentGroup[]
  changes: readonly Change[]
  manuscript: string
  externalId: string | undefined
}

function useResponseLabels({ manuscript, externalId }: WrittenResponse): ResponseLabels {
  const { t, i18n } = useLingui()
  const { commentName } = useReviewerNames()
  const kinds: Record<ChangeKind, string> = {
    insertion: t`Insertion`,
    deletion: t`Deletion`,
    replacement: t`Replacement`,
    'moved-here': t`Moved here`,
    'moved-away': t`Moved away`,
    format: t`New format`,
  }
  return {
    title: t`Answer to the reviewers`,
    leads: externalId === undefined ? [] : [t`Order ${externalId}`],
    language: wordLanguages.get(i18n.locale) ?? 'en-US',
    comments: t`Comments and answers`,
    columns: {
      reviewer: t`Reviewer`,
      comment: t({ message: 'Comment', context: 'of a reviewer' }),
      answer: t`Answer`,
      place: t({ message: 'Place', context: 'in a manuscript' }),
      newText: t`New text`,
    },
    commentOf: commentName,
    changes: t`Tracked changes in “${manuscript}”`,
    changeColumns: {
      number: t`No.`,
      kind: t`Change`,
      deleted: t`Deleted text`,
      inserted: t`New text`,
      author: t`Author and date`,
    },
    kindOf: ({ kind }) => kinds[kind],
    authorOf: ({ author, date }) =>
      [author, date === null ? '' : formatDate(date)].filter(Boolean).join(', '),
  }
}

export function useResponseFile(response: WrittenResponse): () => Promise<File> {
  const { t } = useLingui()
  const { groups, changes, externalId } = response
  const labels = useResponseLabels(response)
  const name = externalId === undefined ? labels.title : t`Answer to the reviewers ${externalId}`
  return async () => {
    const { responseFile } = await import('./response-file.ts')
    return responseFile(groups, changes, labels, `${name}.docx`)
  }
}
