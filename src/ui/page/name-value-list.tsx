import type { ReactNode } from 'react'
import styles from './name-value-list.module.css'

export type Fact = { name: ReactNode; value: ReactNode }

export function NameValueList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
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
