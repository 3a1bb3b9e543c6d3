import styles from './skeleton.module.css'
import {
  SkeletonBox,
  type SkeletonProps,
  skeletonBar,
  skeletonText,
  upTo,
} from './skeleton-box.tsx'

export function SkeletonLines({ lines = 3, label }: SkeletonProps & { lines?: number }) {
  return <SkeletonBox label={label}>{skeletonText(lines)}</SkeletonBox>
}

export function SkeletonCard({ lines = 4, label }: SkeletonProps & { lines?: number }) {
  return (
    <SkeletonBox label={label}>
      <div className={`${styles.tile} ${styles.card}`}>
        {skeletonBar('54%', 0, true)}
        {skeletonText(lines)}
      </div>
    </SkeletonBox>
  )
}

export function SkeletonTiles({ tiles = 4, label }: SkeletonProps & { tiles?: number }) {
  return (
    <SkeletonBox label={label}>
      <div className={styles.tiles}>
        {upTo(tiles).map((tile) => (
          <div key={tile} className={styles.tile}>
            {skeletonBar('54%', 0, true)}
            {skeletonBar('86%', 1)}
          </div>
        ))}
      </div>
    </SkeletonBox>
  )
}

export function SkeletonFields({ fields = 3, label }: SkeletonProps & { fields?: number }) {
  return (
    <SkeletonBox label={label}>
      <div className={styles.fields}>
        {upTo(fields).map((field) => (
          <div key={field}>
            {skeletonBar('32%', 0)}
            <div className={styles.field} />
          </div>
        ))}
      </div>
    </SkeletonBox>
  )
}

export function SkeletonRows({ rows = 3, label }: SkeletonProps & { rows?: number }) {
  return (
    <SkeletonBox label={label}>
      <div className={styles.rows}>
        {upTo(rows).map((row) => (
          <div key={row} className={styles.row}>
            {skeletonBar('64%', 0, true)}
            {skeletonBar('38%', 1)}
            {skeletonBar('52%', 2)}
          </div>
        ))}
      </div>
    </SkeletonBox>
  )
}
