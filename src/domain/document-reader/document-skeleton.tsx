import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './shown-document.module.css'

export function DocumentSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.opening}>
      <SkeletonLines lines={8} label={label} />
    </div>
  )
}
