import { useLingui } from '@lingui/react/macro'
import { plainTag } from '../../i18n/locales.ts'
import type { UploadState } from './upload-state.ts'

type UploadMessage = {
  status: string
  /** What happened, or what to do. */
  note?: string | undefined
}

/** The words for a state, in the language of the page. */
export function useUploadMessage(): (state: UploadState) => UploadMessage {
  const { t, i18n } = useLingui()
  const percent = new Intl.NumberFormat(plainTag(i18n.locale), { style: 'percent' })
  const shareOf = (sent: number) => percent.format(Math.floor(100 * sent) / 100)
  return ({ name, sent, stoppedAt, isOther, refusal }) => {
    const share = shareOf(sent)
    const stop = shareOf(stoppedAt ?? 0)
    const other = isOther
      ? t`This is a different file, so its upload starts from the beginning.`
      : undefined
    switch (name) {
      case 'reading':
        return { status: t`Preparing` }
      case 'sending':
        return {
          status: t`Uploading, ${share}`,
          note: stoppedAt ? t`Resumed at ${stop}.` : other,
        }
      case 'elsewhere':
        return { status: t`Uploading in another tab, ${share}` }
      case 'resumed':
        return { status: stoppedAt ? t`Stopped at ${stop}, resuming` : t`Resuming` }
      case 'broken':
        return {
          status: t`Interrupted at ${share}`,
          note: t`It resumes by itself once the connection is back.`,
        }
      case 'paused':
        return { status: t`Paused at ${share}` }
      case 'needs-file':
        return {
          status: t`Stopped at ${share}`,
          note: t`Your browser no longer has this file. Choose it again to resume the upload.`,
        }
      case 'checking':
      case 'done':
        return { status: t`Checking the file` }
      case 'refused':
        return {
          status: t`Upload failed`,
          note:
            refusal === 'damaged'
              ? t`The file arrived damaged. Please try again.`
              : sent > 0 && sent < 1
                ? t`It stopped at ${share}. Retry to resume from there.`
                : undefined,
        }
    }
  }
}
