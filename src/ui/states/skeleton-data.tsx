import styles from './skeleton.module.css'
import {
  SkeletonBox,
  type SkeletonProps,
  skeletonBar,
  skeletonText,
  upTo,
} from './skeleton-box.tsx'

type TableProps = SkeletonProps & {
  rows?: number
  wide?: boolean
}

export function SkeletonTable({ rows = 6, wide, label }: TableProps) {
  return (
    <SkeletonBox label={label}>
      {upTo(rows).map((row) => (
        <div key={row} className={wide ? `${styles.record} ${styles.wide}` : styles.record}>
          {upTo(wide ? 8 : 4).map((cell) => skeletonBar('76%', cell))}
        </div>
      ))}
    </SkeletonBox>
  )
}

const columns = ['34%', '52%', '44%', '78%', '62%', '92%', '70%', '48%']

/** Columns, or the steps of what only grows. */
export function SkeletonChart({ rising, label }: SkeletonProps & { rising?: boolean }) {
  return (
    <SkeletonBox label={label}>
      <div className={rising ? `${styles.chart} ${styles.rising}` : styles.chart}>
        {(rising ? columns.toSorted() : columns).map((height) => (
          <span key={height} className={styles.column} style={{ height }} />
        ))}
      </div>
    </SkeletonBox>
  )
}

export function SkeletonFigures({ figures = 1, label }: SkeletonProps & { figures?: number }) {
  return (
    <SkeletonBox label={label}>
      <div className={styles.amounts}>
        {upTo(figures).map((figure) => (
          <div key={figure} className={styles.amount}>
            {skeletonBar('70%', 0)}
            {skeletonBar('100%', 1, true)}
          </div>
        ))}
      </div>
    </SkeletonBox>
  )
}

/** A gauge above columns of a few lines. */
export function SkeletonLevels({ label }: SkeletonProps) {
  return (
    <SkeletonBox label={label}>
      {skeletonBar('30%', 0, true)}
      {skeletonBar('44%', 1)}
      <div className={styles.gauge} />
      <div className={styles.levels}>
        {upTo(3).map((level) => (
          <div key={level}>
            {skeletonBar('54%', 0, true)}
            {skeletonText(3)}
          </div>
        ))}
      </div>
    </SkeletonBox>
  )
}

export function SkeletonOverview({ label }: SkeletonProps) {
  return (
    <SkeletonBox label={label}>
      <div className={styles.overview}>
        <div className={styles.figure}>
          <span className={styles.ring} />
          <div>
            {skeletonBar('40%', 0, true)}
            {skeletonText(2)}
          </div>
        </div>
        <div className={`${styles.tile} ${styles.card}`}>
          {skeletonBar('54%', 0, true)}
          {skeletonText(4)}
        </div>
      </div>
    </SkeletonBox>
  )
}
