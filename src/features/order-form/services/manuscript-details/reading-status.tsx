import { Plural, Trans } from '@lingui/react/macro'
import { failureReason } from '../../../../api/errors/failure-messages.ts'
import { Notice } from '../../../../ui/page/notice.tsx'
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx'
import type { TextLength } from './manuscript-values.ts'
import { useLanguageName } from './use-language-name.ts'
import type { Reading } from './use-reading.ts'

/** Heard once it is known; the summary shows it. */
function Counted({ details, undone }: NonNullable<Reading['saved']>) {
  const language = useLanguageName()(details.language)
  const { wordCount } = details
  return (
    <>
      <VisuallyHidden>
        <Trans>
          We counted <Plural value={wordCount} one="# word" other="# words" /> in {language}.
        </Trans>
      </VisuallyHidden>
      {undone ? (
        <p>
          {undone === 'service' ? (
            <Trans>Prices depend on this, so please choose your service again.</Trans>
          ) : (
            <Trans>Prices depend on this, so please choose your delivery again.</Trans>
          )}
        </p>
      ) : null}
    </>
  )
}

/** Why the form is open although there are files. */
function NotFound({ known, error }: { known: TextLength; error: unknown }) {
  if (error) {
    const reason = failureReason(error)
    return <Trans>What we read in your files was not saved. {reason}</Trans>
  }
  return known.wordCount === null && known.languageId === null ? (
    <Trans>We couldn’t read your files. Please enter the language and the word count.</Trans>
  ) : (
    <Trans>We couldn’t find everything in your files. Please fill in what is missing.</Trans>
  )
}

type Props = {
  reading: Reading
  /** What was read and is unchanged. */
  counted: Reading['saved']
  isConfirmed: boolean
}

export function ReadingStatus({ reading, counted, isConfirmed }: Props) {
  if (reading.isReading) {
    return (
      <p>
        {isConfirmed ? (
          <Trans>We are comparing this with your files…</Trans>
        ) : (
          <Trans>We are reading your manuscript…</Trans>
        )}
      </p>
    )
  }
  if (counted) return <Counted {...counted} />
  return reading.isRead ? (
    <Notice tone="plain">
      <NotFound known={reading.known} error={reading.error} />
    </Notice>
  ) : null
}
