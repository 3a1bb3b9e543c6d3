import type { ReactNode } from 'react'
import styles from './field-frame.module.css'

type Props = {
  children: ReactNode
  /** Columns of its own; as many as there is room for when left out. */
  className?: string
}

/** Fields side by side, their controls in line whichever of them has a hint or an error. */
export function FieldRow({ children, className = styles.columns }: Props) {
  return <div className={`${styles.row} ${className}`}>{children}</div>
}
