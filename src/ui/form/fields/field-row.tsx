import type { ReactNode } from 'react'
import styles from './field-frame.module.css'

type Props = {
  children: ReactNode
  className?: string
}

export function FieldRow({ children, className = styles.columns }: Props) {
  return <div className={`${styles.row} ${className}`}>{children}</div>
}
