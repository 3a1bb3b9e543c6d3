import { type ReactNode, Suspense, useState } from 'react'
import { SkeletonFields } from '../../states/skeleton.tsx'
import { Icon } from '../icon.tsx'
import styles from './fold.module.css'

type Props = {
  label: ReactNode
  open: boolean
  besideHeading?: boolean
  children: ReactNode
}

/** What is needed now and then, behind its label. It is drawn, and loaded, once it is opened. */
export function Fold({ label, open, besideHeading, children }: Props) {
  const [wasOpened, setOpened] = useState(open)
  return (
    <details
      className={besideHeading ? `${styles.fold} ${styles.beside}` : styles.fold}
      open={open || undefined}
      onToggle={({ currentTarget }) => setOpened(wasOpened || currentTarget.open)}
    >
      <summary>
        {label}
        <Icon name="chevron-down" size={12} />
      </summary>
      {wasOpened ? <Suspense fallback={<SkeletonFields fields={2} />}>{children}</Suspense> : null}
    </details>
  )
}
