import { type ReactNode, useId } from 'react'
import styles from '../personal-data.module.css'

type Props = { title: ReactNode; children: ReactNode }

export function HeldGroup({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

export function HeldAccess({ children }: { children: ReactNode }) {
  return <div className={styles.access}>{children}</div>
}
