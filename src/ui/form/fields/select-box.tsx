import type { ComponentProps } from 'react'
import { Icon } from '../../page/icon.tsx'
import control from './control.module.css'
import styles from './select-box.module.css'

/** The select alone; `SelectField` is the one of a form. */
export function SelectBox(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className={styles.box}>
      <select {...props} className={control.input} />
      <Icon name="chevron-down" />
    </div>
  )
}
