import type { ComponentProps } from 'react'
import styles from './meter.module.css'

type Props = Pick<ComponentProps<'progress'>, 'value' | 'max' | 'aria-valuetext'> & {
  'aria-label': string
}

export function Meter(props: Props) {
  return <progress {...props} className={styles.meter} />
}
