import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../page/visually-hidden.tsx'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** Null for a part beside one that says it. */
  label?: ReactNode
}

export function SkeletonBox({ label, children }: SkeletonProps & { children: ReactNode }) {
  return (
    <div className={styles.box} role={label === null ? undefined : 'status'}>
      <VisuallyHidden>
        {label === undefined ? <Trans>Loading. One moment, please.</Trans> : label}
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const widths = ['96%', '100%', '92%', '98%', '88%', '94%']

export function skeletonBar(width: string, key: number, heading = false) {
  const look = heading ? `${styles.bar} ${styles.heading}` : styles.bar
  return <span key={key} className={look} style={{ width }} />
}

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

export const skeletonText = (lines: number) =>
  upTo(lines).map((line) =>
    skeletonBar(line === lines - 1 ? '60%' : (widths[line % widths.length] ?? '100%'), line),
  )
