import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { useAltKeys } from '../changes/use-alt-keys.ts'
import styles from './decide-bar.module.css'

type Props = {
  canDecide: boolean
  decision: Decision | undefined
  canUndo: boolean
  /** The id of the reason why no change can be stepped to. */
  blockedBy: string | undefined
  onDecide: (decision: Decision) => void
  onUndo: () => void
}

export function DecideBar(props: Props) {
  const { canDecide, decision, canUndo, blockedBy, onDecide, onUndo } = props
  const why = useId()
  const accept = () => onDecide('accepted')
  const reject = () => onDecide('rejected')
  useAltKeys({
    ...(canDecide && { a: accept, r: reject }),
    ...(canUndo && { u: onUndo }),
  })
  const needsStep = !canDecide && blockedBy === undefined
  const button = {
    variant: 'quiet',
    blocked: !canDecide,
    'aria-describedby': blockedBy ?? (needsStep ? why : undefined),
  } as const
  return (
    <div className={styles.bar}>
      <Button
        {...button}
        aria-keyshortcuts="Alt+A"
        aria-pressed={decision === 'accepted'}
        onClick={accept}
      >
        <Icon name="tick" size={14} />
        <span className={styles.word}>
          <Trans>Accept</Trans>
        </span>
      </Button>
      <Button
        {...button}
        aria-keyshortcuts="Alt+R"
        aria-pressed={decision === 'rejected'}
        onClick={reject}
      >
        <Icon name="close" size={14} />
        <span className={styles.word}>
          <Trans>Reject</Trans>
        </span>
      </Button>
      <Button variant="quiet" blocked={!canUndo} aria-keyshortcuts="Alt+U" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      {needsStep ? (
        <p id={why} className={styles.hint}>
          <Trans>Step to a change, or decide beside the text.</Trans>
        </p>
      ) : null}
    </div>
  )
}
