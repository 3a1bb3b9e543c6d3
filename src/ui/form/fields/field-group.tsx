import type { ReactNode } from 'react'
import styles from './field-group.module.css'

type Props = {
  title: ReactNode
  children: ReactNode
}

/** Fields of one subject in a longer form, below a heading. */
export function FieldGroup({ title, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  )
}
