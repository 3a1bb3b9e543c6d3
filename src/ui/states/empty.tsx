import type { ReactNode } from 'react'
import styles from './state-box.module.css'

type Props = {
  title: ReactNode
  children: ReactNode
  action?: ReactNode
}

export function Empty({ title, children, action }: Props) {
  return (
    <div className={`${styles.box} ${styles.empty}`}>
      <h3>{title}</h3>
      <p>{children}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
