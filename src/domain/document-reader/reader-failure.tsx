import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import type { ReadingFailure } from './model/document-model.ts'

const cannotShow = msg`It could not be read. Please download it and open it in Word, or write to us if it doesn’t open there either.`

const texts: Record<ReadingFailure, MessageDescriptor> = {
  locked: msg`It is protected by a password. Please download it and open it in Word with the password.`,
  empty: msg`It contains no text. If you expected some, please download it and check it in Word.`,
  'too-large': msg`It is too large to be shown here. Please download it and open it in Word.`,
  damaged: cannotShow,
  'not-word': cannotShow,
  older: cannotShow,
  unknown: cannotShow,
}

type Props = {
  reason: ReadingFailure
  onDownload: () => void
}

export function ReaderFailure({ reason, onDownload }: Props) {
  const { i18n } = useLingui()
  return (
    <Notice
      tone="red"
      title={<Trans>This document can’t be shown here</Trans>}
      action={
        <Button onClick={onDownload}>
          <Trans context="verb">Download</Trans>
        </Button>
      }
      stacked
    >
      {i18n._(texts[reason])}
    </Notice>
  )
}
