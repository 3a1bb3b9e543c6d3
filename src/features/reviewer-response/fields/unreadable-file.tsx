import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReadingFailure } from '../../../domain/document-reader/model/document-model.ts'
import { Notice } from '../../../ui/page/notice.tsx'

const saveAgain = msg`Please open it in Word and save it again as .docx.`

const reasons: Record<ReadingFailure, MessageDescriptor> = {
  locked: msg`It is protected by a password. Please save a copy without one.`,
  empty: msg`It contains no text.`,
  'too-large': msg`It is too long to be read here. Please choose a shorter one.`,
  damaged: saveAgain,
  'not-word': msg`Its content is of another kind. Please save it as .docx.`,
  older: msg`It is in the older format of Word. Please save it as .docx.`,
  unknown: saveAgain,
}

type Props = {
  name: string
  reason: ReadingFailure
  /** The letter can be pasted as well. */
  isLetter?: boolean
}

export function UnreadableFile({ name, reason, isLetter }: Props) {
  const { i18n } = useLingui()
  return (
    <Notice tone="red" stacked title={<Trans>“{name}” could not be read</Trans>}>
      <p>{i18n._(reasons[reason])}</p>
      {isLetter ? (
        <p>
          <Trans>You can also copy the letter and paste it.</Trans>
        </p>
      ) : null}
    </Notice>
  )
}
