import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ShownUpload } from '../../ui/form/upload/uploaded-file.ts'
import { announce } from '../../ui/page/announce.ts'
import { Icon, type IconName } from '../../ui/page/icon.tsx'
import { ProgressLine } from '../../ui/page/progress-line.tsx'
import { Spinner } from '../../ui/page/spinner.tsx'
import type { UploadProgress } from './upload-progress.ts'
import styles from './upload-row-parts.module.css'
import type { UploadStateName } from './upload-state.ts'
import { useUploadMessage } from './upload-text.ts'

type Props = { progress: UploadProgress; name: string }

const useUploadState = ({ subscribe, get }: UploadProgress) => useSyncExternalStore(subscribe, get)

const signs: Partial<Record<UploadStateName, IconName>> = {
  broken: 'warning',
  paused: 'file',
  'needs-file': 'file',
  refused: 'error',
}

const tones: Partial<Record<UploadStateName, 'amber' | 'red'>> = {
  broken: 'amber',
  'needs-file': 'amber',
  refused: 'red',
}

/** States that begin without the person, or that a button does not already tell. */
const announced: readonly UploadStateName[] = [
  'elsewhere',
  'resumed',
  'broken',
  'paused',
  'needs-file',
  'refused',
]

function UploadSign({ progress }: Omit<Props, 'name'>) {
  const { name } = useUploadState(progress)
  const icon = signs[name]
  if (!icon) return <Spinner />
  const tone = tones[name]
  return <Icon name={icon} className={tone && styles[tone]} />
}

function UploadText({ progress, name: file }: Props) {
  const { t } = useLingui()
  const state = useUploadState(progress)
  const messageOf = useUploadMessage()
  const { status, note } = messageOf(state)
  const { name, sent } = state
  const text = note ? t`${file}: ${status}. ${note}` : t`${file}: ${status}`
  const last = useRef<UploadStateName>(undefined)
  useEffect(() => {
    if (last.current === name) return
    last.current = name
    if (announced.includes(name)) announce(text)
  })
  const tone = tones[name]
  return (
    <>
      <span className={`${styles.status} ${(tone && styles[tone]) ?? ''}`}>{status}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
      {name === 'refused' ? null : <ProgressLine value={sent} aria-label={t`Upload of ${file}`} />}
    </>
  )
}

/** The button goes away when the upload is done; its neighbour takes the focus. */
const passFocusOn = (button: HTMLButtonElement) => () => {
  const neighbour = button.parentElement?.lastElementChild
  if (document.activeElement === button && neighbour instanceof HTMLElement) neighbour.focus()
}

/** One button that stays in place, so that it keeps the focus. */
function UploadActions({ progress, name: file }: Props) {
  const { t } = useLingui()
  const { name } = useUploadState(progress)
  const named = (label: string) => t`${label}: ${file}`
  const action = (label: string, run: () => void) => (
    <button ref={passFocusOn} type="button" aria-label={named(label)} onClick={run}>
      {label}
    </button>
  )
  if (name === 'paused') return action(t`Resume`, () => progress.apply({ do: 'resume' }))
  if (name === 'broken') return action(t`Try now`, () => progress.apply({ do: 'go-on' }))
  if (name === 'sending' || name === 'resumed')
    return action(t`Pause`, () => progress.apply({ do: 'pause' }))
  return null
}

export const shownUpload = (progress: UploadProgress, name: string): ShownUpload => ({
  sign: <UploadSign progress={progress} />,
  text: <UploadText progress={progress} name={name} />,
  actions: <UploadActions progress={progress} name={name} />,
})
