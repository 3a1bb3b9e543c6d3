import type { ReactNode } from 'react'
import styles from './name-value-list.module.css'

export type Fact = { name: ReactNode; value: ReactNode }

type Props = {
  facts: readonly Fact[]
  /** Two in a row where there is room, each with its name above it. */
  paired?: boolean
}

export function NameValueList({ facts, paired }: Props) {
  return (
    <dl className={paired ? `${styles.facts} ${styles.paired}` : styles.facts}>
      {facts.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one list never change places
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
