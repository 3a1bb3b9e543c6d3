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

export function SkeletonChart({ label }: SkeletonProps) {
  return (
    <SkeletonBox label={label}>
      <div className={styles.chart}>
        {columns.map((height) => (
          <span key={height} className={styles.column} style={{ height }} />
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
