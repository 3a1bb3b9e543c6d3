import type { ComponentProps } from 'react'
import styles from './progress-line.module.css'

type Props = Pick<ComponentProps<'progress'>, 'value' | 'max' | 'aria-valuetext'> & {
  'aria-label': string
}

/** How far work has come; `Gauge` shows a quantity. */
export function ProgressLine(props: Props) {
  return <progress {...props} className={styles.line} />
}
