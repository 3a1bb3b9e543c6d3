import { Trans, useLingui } from '@lingui/react/macro'
import { saveFile } from '../../lib/browser/save-file.ts'
import { Announcement } from '../../ui/page/announced.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { ReaderFailure } from '../document-reader/reader-failure.tsx'
import { ShownComparison } from './shown-comparison.tsx'
import { useComparison } from './use-comparison.ts'

type Props = {
  /** Each a .docx; both are read afresh with another object. */
  original: File
  translation: File
}

export function SideBySide({ original, translation }: Props) {
  const { t } = useLingui()
  const reading = useComparison(original, translation)
  if (reading.kind === 'failed') {
    const file = reading.side === 'original' ? original : translation
    return (
      <Section
        title={
          reading.side === 'original' ? (
            <Trans>Original</Trans>
          ) : (
            <Trans context="text">Translation</Trans>
          )
        }
      >
        <ReaderFailure reason={reading.reason} onDownload={() => saveFile(file)} />
      </Section>
    )
  }
  if (reading.kind === 'reading')
    return <SkeletonLines lines={10} label={t`The two documents are being compared.`} />
  return (
    <>
      <Announcement text={t`The two documents are side by side.`} />
      <ShownComparison outline={reading.outline} chunks={reading.chunks} />
    </>
  )
}
