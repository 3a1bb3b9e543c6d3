import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { formatFileTypes } from '../../../i18n/format-file-types.ts'
import { plainTag } from '../../../i18n/locales.ts'
import { Icon } from '../../page/icon.tsx'
import { ProgressLine } from '../../page/progress-line.tsx'
import { Spinner } from '../../page/spinner.tsx'
import { type FileEntry, type FileLimits, type FileState, isAccepted } from './file-entries.ts'
import styles from './file-field.module.css'

export function useFileStatus(done?: string) {
  const { t, i18n } = useLingui()
  return ({ state, progress }: FileEntry): string => {
    if (state === 'done') return done ?? t`Uploaded`
    if (state === 'wrong-type') return t`Filetype not allowed`
    if (state === 'too-large') return t`File too large`
    if (state === 'empty') return t`Empty file`
    if (state === 'failed') return t`Upload failed`
    if (state === 'held') return t`Not uploaded`
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
  const endings = formatFileTypes(accept, i18n.locale)
  return ({ name, state }: FileEntry): string | undefined => {
    if (state === 'too-large') {
      const most = new Intl.NumberFormat(plainTag(i18n.locale)).format(maxSize / megabyte)
      return t`It is larger than ${most} MB. Please choose a smaller one.`
    }
    if (state === 'empty')
      return t`It has no content. Please save it again, or choose another file.`
    if (state !== 'wrong-type') return undefined
    if (isAccepted(name, accept)) {
      return t`Its content doesn’t match its name. Please save it again as ${endings}.`
    }
    const kind = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase()
    return kind
      ? t`It is in ${kind} format. Please save it as ${endings}.`
      : t`Please save it as ${endings}.`
  }
}

/** States that an upload of its own may show in its way. */
const ownStates: FileState[] = ['sending', 'failed', 'remembered']

const warned: FileState[] = ['wrong-type', 'too-large', 'empty', 'held']

function Sign({ state, refused }: Pick<FileEntry, 'state'> & { refused: boolean }) {
  if (state === 'sending') return <Spinner />
  if (state === 'done' && !refused) return <Icon name="check" />
  if (warned.includes(state)) return <Icon name="warning" className={styles.amber} />
  const look = refused && state === 'done' ? undefined : styles[state]
  return <Icon name={state === 'failed' ? 'error' : 'file'} className={look} />
}

type Props = {
  entry: FileEntry
  done?: string
  reason: string | undefined
  about?: ReactNode
  /** The field has an error, so its files do not look successful. */
  refused: boolean
  onRetry: () => void
  onChooseAgain: () => void
  onChooseAnother: () => void
  onRemove: () => void
}

export function FileRow({ entry, done, reason, about, refused, ...on }: Props) {
  const { t } = useLingui()
  const statusOf = useFileStatus(done)
  const { name, state, progress } = entry
  const named = (what: string, more: string) => t`${what}: ${more}`
  const shown = ownStates.includes(state) ? entry.shown : undefined
  const away = state === 'sending' ? t`Cancel` : t`Remove`
  const again = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is about to be removed, so its neighbour takes the focus.
    const { parentElement: buttons } = event.currentTarget
    const neighbour = buttons?.lastElementChild
    if (neighbour instanceof HTMLElement) neighbour.focus()
    on.onRetry()
  }
  const action = (what: string, run: (event: MouseEvent<HTMLButtonElement>) => void) => (
    <button type="button" onClick={run} aria-label={named(what, name)}>
      {what}
    </button>
  )
  return (
    <li className={styles.row}>
      <span className={styles.sign}>{shown?.sign ?? <Sign state={state} refused={refused} />}</span>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {shown || (refused && state === 'done') ? null : (
          <span className={`${styles.state} ${styles[state]}`}>{statusOf(entry)}</span>
        )}
        {reason ? <span className={styles.state}>{reason}</span> : null}
        {state === 'sending' && !shown ? (
          <ProgressLine value={progress} aria-label={t`Upload of ${name}`} />
        ) : null}
        {shown?.text}
        {about}
      </div>
      <span className={styles.actions}>
        {shown?.actions}
        {state === 'failed' ? action(t`Retry`, again) : null}
        {state === 'held' ? action(t`Choose another file`, on.onChooseAnother) : null}
        {state === 'held' ? action(t`Upload anyway`, again) : null}
        {state === 'remembered' ? action(t`Choose again`, on.onChooseAgain) : null}
        <button key="remove" type="button" onClick={on.onRemove} aria-label={named(away, name)}>
          {away}
        </button>
      </span>
    </li>
  )
}
