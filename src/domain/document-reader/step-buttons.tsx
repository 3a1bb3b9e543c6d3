import type { ReactNode } from 'react'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import styles from './reader-toolbar.module.css'

type Props = {
  labels: { previous: string; next: string }
  isBlocked?: boolean
  /** Id of the text that says which keys do the same, or why nothing does. */
  explainedBy: string
  onStep: (by: 1 | -1) => void
  children: ReactNode
}

/** From place to place in a document, with the current one beside them. */
export function StepButtons({ labels, isBlocked, explainedBy, onStep, children }: Props) {
  const button = {
    variant: 'quiet',
    blocked: isBlocked ?? false,
    'aria-describedby': explainedBy,
  } as const
  return (
    <div className={styles.steps}>
      <Button
        {...button}
        aria-label={labels.previous}
        title={labels.previous}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-down" className={styles.up} />
      </Button>
      <Button
        {...button}
        aria-label={labels.next}
        title={labels.next}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-down" />
      </Button>
      <span className={styles.position}>{children}</span>
    </div>
  )
}
