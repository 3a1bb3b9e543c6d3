import {
  SkeletonBox,
  type SkeletonProps,
  skeletonBar,
  skeletonText,
  upTo,
} from '../../ui/states/skeleton-box.tsx'
import styles from './skeleton-levels.module.css'

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
