import styles from './gauge.module.css'

type Props = {
  value: number
  /** Above zero. */
  max: number
  off?: boolean
  'aria-label': string
  'aria-valuetext'?: string
}

/** How much of a known quantity there is; `ProgressLine` follows work that goes on. */
export function Gauge({ value, max, off, ...names }: Props) {
  const share = Math.min(1, Math.max(0, value / max))
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers keep the height of a <meter> to themselves
    <span
      {...names}
      className={styles.gauge}
      role="meter"
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
    >
      <span className={off ? styles.off : styles.fill} style={{ width: `${100 * share}%` }} />
    </span>
  )
}
