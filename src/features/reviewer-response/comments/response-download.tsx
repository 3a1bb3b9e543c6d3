import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Change, ChangeKind } from '../../../domain/document-reader/model/document-model.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import type { CommentGroup } from '../answers/comment-groups.ts'
import { useReviewerNames } from '../answers/reviewer-names.ts'
import type { ResponseLabels } from '../export/response-document.ts'
import styles from '../reviewer-response.module.css'

/** As Word names the languages of the page. */
const wordLanguages = new Map([
  ['zh-Hans', 'zh-CN'],
  ['ja', 'ja-JP'],
  ['pt-BR', 'pt-BR'],
  ['es', 'es-ES'],
])

type Props = {
  groups: readonly CommentGroup[]
  changes: readonly Change[]
  /** Of the file with the changes. */
  manuscript: string
  externalId: string | undefined
}

function useResponseLabels({ manuscript, externalId }: Props): ResponseLabels {
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

export function ResponseDownload(props: Props) {
  const { groups, changes, externalId } = props
  const { t } = useLingui()
  const labels = useResponseLabels(props)
  const [state, setState] = useState<'busy' | 'saved' | 'failed'>()
  const name = externalId === undefined ? labels.title : t`Answer to the reviewers ${externalId}`
  const save = async () => {
    setState('busy')
    try {
      const { responseFile } = await import('../export/response-file.ts')
      saveFile(responseFile(groups, changes, labels, `${name}.docx`))
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button variant="filled" busy={state === 'busy'} onClick={() => void save()}>
        <Trans>Download the answer (.docx)</Trans>
      </Button>
      <Announced as="p" className={styles.small}>
        {state === 'saved' ? <Trans>Your file has been downloaded.</Trans> : null}
      </Announced>
      {state === 'failed' ? (
        <Notice tone="red" title={<Trans>The file could not be written</Trans>} stacked>
          <Trans>What you have typed is kept. Please try again.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
