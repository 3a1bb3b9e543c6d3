import { useLingui } from '@lingui/react/macro'
import { Announcement } from '../../ui/page/announced.tsx'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { ReaderFailure } from './reader-failure.tsx'
import { ReviewedDocument, type ReviewOptions } from './reviewed-document.tsx'
import { ShownDocument } from './shown-document.tsx'
import { useDocument } from './use-document.ts'

type Props = {
  /** A .docx; the document starts afresh with another object. */
  file: Blob
  onDownload: () => void
  review?: ReviewOptions
}

export function DocumentReader({ file, onDownload, review }: Props) {
  const { t } = useLingui()
  const reading = useDocument(file)
  if (reading.kind === 'failed')
    return <ReaderFailure reason={reading.reason} onDownload={onDownload} />
  if (reading.kind === 'reading')
    return <DocumentSkeleton label={t`The document is being opened.`} />
  const { outline, chunks } = reading
  return (
    <>
      <Announcement text={t`The document is open.`} />
      {review ? (
        <ReviewedDocument
          {...review}
          file={file}
          outline={outline}
          chunks={chunks}
          onDownload={onDownload}
        />
      ) : (
        <ShownDocument outline={outline} chunks={chunks} />
      )}
    </>
  )
}
