import { Children, type ReactNode } from 'react'
import styles from './meta-line.module.css'

/** Separates items by dots; a dot at the start of a line is clipped. */
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
