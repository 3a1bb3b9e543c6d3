import { SkeletonFields } from '../../ui/states/skeleton.tsx'
import type { SkeletonProps } from '../../ui/states/skeleton-box.tsx'
import styles from './skeleton-figures.module.css'

export function SkeletonAmount({ label }: SkeletonProps) {
  return (
    <div className={styles.field}>
      <SkeletonFields fields={1} label={label} />
    </div>
  )
}
