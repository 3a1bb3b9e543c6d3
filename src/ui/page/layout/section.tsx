import { type ReactNode, useId } from 'react'
import { PartOfPage } from '../../states/part-of-page.tsx'
import styles from './section.module.css'

type Props = {
  title: ReactNode
  children: ReactNode
  card?: boolean
  action?: ReactNode
  anchor?: string
}

export function Section({ title, children, card, action, anchor }: Props) {
  const id = useId()
  return (
    <section
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      className={card ? styles.card : styles.section}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <PartOfPage>{children}</PartOfPage>
    </section>
  )
}
