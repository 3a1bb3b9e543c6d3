import type { ReactNode } from 'react'
import { DueDate } from './deadline-strip/due-date.tsx'
import styles from './services.module.css'

type Props = { price: ReactNode; deadline: string | null; atTheEarliest?: boolean }

export function ServiceFacts({ price, ...due }: Props) {
  return (
    <>
      <span className={styles.price}>{price}</span>
      <span className={styles.due}>
        <DueDate {...due} />
      </span>
    </>
  )
}
