import { type ReactNode, Suspense, useState } from 'react'
import { SkeletonFields } from '../../states/skeleton.tsx'
import { Icon } from '../icon.tsx'
import styles from './fold.module.css'

type Props = {
  label: ReactNode
  /** Opens it; only the person closes it. */
  open: boolean
  /** One of its fields has an error, for which it opens again. */
  invalid?: boolean
  besideHeading?: boolean
  /** Among fields, where it must not look like their button. */
  quiet?: boolean
  children: ReactNode
}

/** What is needed now and then, behind its label. It is drawn, and loaded, once it is opened. */
export function Fold({ label, open, invalid, besideHeading, quiet, children }: Props) {
  const needed = invalid ? 'invalid' : open
  const [isOpen, setOpen] = useState(open)
  const [wasOpened, setOpened] = useState(open)
  const [wasNeeded, setNeeded] = useState(needed)
  if (needed !== wasNeeded) {
    setNeeded(needed)
    if (needed) setOpen(true)
  }
  return (
    <details
      className={[styles.fold, besideHeading && styles.beside, quiet && styles.quiet]
        .filter(Boolean)
        .join(' ')}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        setOpened(wasOpened || currentTarget.open)
      }}
    >
      <summary>
        {label}
        <Icon name="chevron-down" size={12} />
      </summary>
      {wasOpened ? <Suspense fallback={<SkeletonFields fields={2} />}>{children}</Suspense> : null}
    </details>
  )
}
