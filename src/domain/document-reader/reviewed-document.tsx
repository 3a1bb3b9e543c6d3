import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DraftName } from '../../ui/form/draft/draft-store.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { Review } from './decide/review-context.ts'
import { useReviewing } from './decide/use-reviewing.ts'
import styles from './decided-download.module.css'
import { DecidedDownload } from './decided-download.tsx'
import type { Chunk, DocumentOutline } from './model/document-model.ts'
import { ShownDocument } from './shown-document.tsx'

export type ReviewOptions = {
  draft: DraftName
  fileName: string
}

type Props = ReviewOptions & {
  file: Blob
  outline: DocumentOutline
  chunks: readonly Chunk[]
  onDownload: () => void
}

const OtherChanges = ({ action }: { action?: ReactNode }) => (
  <Notice action={action}>
    <Trans>
      This document has changes in a header, a footer, its page layout, its table cells or its list
      numbers that can’t be reviewed here. They stay in the file as tracked changes: accept or
      reject them in Word.
    </Trans>
  </Notice>
)

export function ReviewedDocument(props: Props) {
  const { file, outline, chunks, onDownload, draft, fileName } = props
  const { review, reviewing } = useReviewing(outline, draft, file.size)
  const { decisions } = review
  if (outline.changes === 0) {
    const download = (
      <Button onClick={onDownload}>
        <Trans context="verb">Download</Trans>
      </Button>
    )
    return (
      <>
        {outline.hasOtherChanges ? (
          <OtherChanges action={download} />
        ) : (
          <div className={`${styles.download} ${styles.alone}`}>
            <p className={styles.summary}>
              <Trans>There is nothing to review: this document has no changes.</Trans>
            </p>
            {download}
          </div>
        )}
        <ShownDocument outline={outline} chunks={chunks} />
      </>
    )
  }
  return (
    <Review value={reviewing}>
      <DecidedDownload file={file} name={fileName} decisions={decisions} onDownload={onDownload} />
      {outline.hasOtherChanges ? <OtherChanges /> : null}
      <ShownDocument outline={outline} chunks={chunks} review={review} />
    </Review>
  )
}
