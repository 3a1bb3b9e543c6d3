import type { ReactNode } from 'react'
import { DueDate } from './deadline-strip/due-date.tsx'
import styles from './services.module.css'

type Props = { price: ReactNode; deadline: string | null }

export function ServiceFacts({ price, deadline }: Props) {
  return (
    <>
      <span className={styles.price}>{price}</span>
      <span className={styles.due}>
        <DueDate deadline={deadline} />
      </span>
    </>
  )
}
