import type { ComponentProps } from 'react'
import { Icon } from '../../page/icon.tsx'
import control from './control.module.css'
import styles from './select-box.module.css'

export function SelectBox(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className={styles.box}>
      <select {...props} className={control.input} />
      <Icon name="chevron-down" />
    </div>
  )
}
