import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { ReaderFailure } from './reader-failure.tsx'
import { ShownDocument } from './shown-document.tsx'
import { useDocument } from './use-document.ts'

type Props = {
  /** A .docx; the document starts afresh with another object. */
  file: Blob
  /** Offered where the document cannot be shown. */
  download: ReactNode
}

/** Shows a .docx in the page, with its tracked changes and comments. */
export function DocumentReader({ file, download }: Props) {
  const { t } = useLingui()
  const reading = useDocument(file)
  if (reading.kind === 'failed') return <ReaderFailure reason={reading.reason} action={download} />
  if (reading.kind === 'reading')
    return <SkeletonLines lines={8} label={t`The document is being opened.`} />
  return <ShownDocument outline={reading.outline} chunks={reading.chunks} />
}
