import {
  SkeletonBox,
  type SkeletonProps,
  skeletonBar,
  upTo,
} from '../../ui/states/skeleton-box.tsx'
import styles from './skeleton-figures.module.css'

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
