import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type Props = {
  title: ReactNode
  children: ReactNode
  /** On a sheet of its own, for the rail. */
  card?: boolean
  /** A button or link at the end of the heading's line. */
  action?: ReactNode
}

/** A part of a screen under a heading of the second order. */
export function Section({ title, children, card, action }: Props) {
  const id = useId()
  return (
    <section className={card ? styles.card : styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
