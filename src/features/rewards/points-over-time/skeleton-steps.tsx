import { SkeletonBox, type SkeletonProps } from '../../../ui/states/skeleton-box.tsx'
import styles from './skeleton-steps.module.css'

const heights = ['36%', '44%', '48%', '52%', '62%', '70%', '80%', '96%']

/** For a line that only rises. */
export function SkeletonSteps({ label }: SkeletonProps) {
  return (
    <SkeletonBox label={label}>
      <div className={styles.steps}>
        {heights.map((height) => (
          <span key={height} style={{ height }} />
        ))}
      </div>
    </SkeletonBox>
  )
}
