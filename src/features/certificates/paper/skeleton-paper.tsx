import type { ReactNode } from 'react'
import { SkeletonBox, skeletonBar, skeletonText } from '../../../ui/states/skeleton-box.tsx'
import styles from './certificate-paper.module.css'

export function SkeletonPaper({ label }: { label: ReactNode }) {
  return (
    <SkeletonBox label={label}>
      <div className={`${styles.paper} ${styles.awaited}`}>
        {skeletonBar('48%', 0, true)}
        <div>{skeletonText(4)}</div>
        <div className={styles.work}>{skeletonText(2)}</div>
        <div>{skeletonText(2)}</div>
      </div>
    </SkeletonBox>
  )
}
