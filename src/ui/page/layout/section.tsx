import { type ReactNode, useId } from 'react'
import { PartOfPage } from '../../states/part-of-page.tsx'
import styles from './section.module.css'

type Props = {
  title: ReactNode
  children: ReactNode
  /** Styled as a card, for the rail. */
  card?: boolean
  /** Shown at the end of the heading's line. */
  action?: ReactNode
}

export function Section({ title, children, card, action }: Props) {
  const id = useId()
  return (
    <section className={card ? styles.card : styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <PartOfPage>{children}</PartOfPage>
    </section>
  )
}
