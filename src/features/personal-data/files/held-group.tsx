import { type ReactNode, useId } from 'react'
import styles from '../personal-data.module.css'

type Props = {
  title: ReactNode
  /** Who can open them, and until when. */
  access: ReactNode
  children: ReactNode
}

export function HeldGroup({ title, access, children }: Props) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles.access}>{access}</div>
      {children}
    </section>
  )
}
