import { Children, type ReactNode } from 'react'
import styles from './meta-line.module.css'

/**
 * Small facts in a row with a dot between them. The dot belongs to what follows it, and where that
 * begins a line the dot is out of sight.
 */
export function MetaLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.line}>
      <span className={styles.items}>
        {Children.toArray(children).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line stay in their places
          <span key={index} className={styles.item}>
            {index > 0 ? <span className={styles.dot}> · </span> : null}
            {item}
          </span>
        ))}
      </span>
    </span>
  )
}
