import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { formatList } from '../../../i18n/format-list.ts'
import { plainTag } from '../../../i18n/locales.ts'
import { Icon } from '../../page/icon.tsx'
import { Spinner } from '../../page/spinner.tsx'
import { type FileEntry, type FileLimits, isAccepted } from './file-entries.ts'
import styles from './file-field.module.css'

export function useFileStatus(done?: string) {
  const { t, i18n } = useLingui()
  return ({ state, progress }: FileEntry): string => {
    if (state === 'done') return done ?? t`Uploaded`
    if (state === 'wrong-type') return t`Filetype not allowed`
    if (state === 'too-large') return t`File too large`
    if (state === 'failed') return t`Upload failed`
    if (state === 'remembered') return t`Please choose this file again`
    if (progress >= 1) return t`Processing`
    const percent = new Intl.NumberFormat(plainTag(i18n.locale), { style: 'percent' })
    const sent = percent.format(progress)
    return progress > 0 ? t`Uploading, ${sent}` : t`Uploading`
  }
}

const megabyte = 2 ** 20

export function useRefusalReason({ accept, maxSize }: FileLimits) {
  const { t, i18n } = useLingui()
  const endings = formatList(accept, { language: i18n.locale, kind: 'or' })
  return ({ name, state }: FileEntry): string | undefined => {
    if (state === 'too-large') {
      const most = new Intl.NumberFormat(plainTag(i18n.locale)).format(maxSize / megabyte)
      return t`It is larger than ${most} MB. Please choose a smaller one.`
    }
    if (state !== 'wrong-type') return undefined
    if (isAccepted(name, accept)) {
      return t`Its content doesn't match its name. Please save it again as ${endings}.`
    }
    const kind = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase()
    return kind
      ? t`It is in ${kind} format. Please save it as ${endings}.`
      : t`Please save it as ${endings}.`
  }
}

function Sign({ state, refused }: Pick<FileEntry, 'state'> & { refused: boolean }) {
  if (state === 'sending') return <Spinner />
  if (state === 'done' && !refused) return <Icon name="check" />
  if (state === 'wrong-type' || state === 'too-large')
    return <Icon name="warning" className={styles.amber} />
  return <Icon name={state === 'failed' ? 'error' : 'file'} className={styles[state]} />
}

type Props = {
  entry: FileEntry
  done?: string
  reason: string | undefined
  /** The field has an error, so its files do not look successful. */
  refused: boolean
  onRetry: () => void
  onChooseAgain: () => void
  onRemove: () => void
}

export function FileRow({ entry, done, reason, refused, onRetry, onChooseAgain, onRemove }: Props) {
  const { t } = useLingui()
  const statusOf = useFileStatus(done)
  const { name, state, progress } = entry
  const about = (what: string, more: string) => t`${what}: ${more}`
  const away = state === 'sending' ? t`Cancel` : t`Remove`
  const again = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is about to be removed, so its neighbour takes the focus.
    const { nextElementSibling: neighbour } = event.currentTarget
    if (neighbour instanceof HTMLElement) neighbour.focus()
    onRetry()
  }
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <Sign state={state} refused={refused} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {refused && state === 'done' ? null : (
          <span className={`${styles.state} ${styles[state]}`}>{statusOf(entry)}</span>
        )}
        {reason ? <span className={styles.state}>{reason}</span> : null}
        {state === 'sending' ? (
          <progress className={styles.meter} value={progress} aria-label={t`Upload of ${name}`} />
        ) : null}
      </span>
      <span className={styles.actions}>
        {state === 'failed' ? (
          <button type="button" onClick={again} aria-label={about(t`Retry`, name)}>
            {t`Retry`}
          </button>
        ) : null}
        {state === 'remembered' ? (
          <button type="button" onClick={onChooseAgain} aria-label={about(t`Choose again`, name)}>
            {t`Choose again`}
          </button>
        ) : null}
        <button key="remove" type="button" onClick={onRemove} aria-label={about(away, name)}>
          {away}
        </button>
      </span>
    </li>
  )
}
