import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../page/visually-hidden.tsx'
import styles from './skeleton.module.css'

const widths = ['96%', '100%', '92%', '98%', '88%', '94%']

function bar(width: string, key: number, heading = false) {
  const look = heading ? `${styles.bar} ${styles.heading}` : styles.bar
  return <span key={key} className={look} style={{ width }} />
}

type Props = {
  /** Announced text; defaults to "Loading". */
  label?: ReactNode
}

function Box({ label, children }: Props & { children: ReactNode }) {
  return (
    <div className={styles.box} role="status">
      <VisuallyHidden>{label ?? <Trans>Loading. One moment, please.</Trans>}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

export function SkeletonLines({ lines = 3, label }: Props & { lines?: number }) {
  return (
    <Box label={label}>
      {upTo(lines).map((index) =>
        bar(index === lines - 1 ? '60%' : (widths[index % widths.length] ?? '100%'), index),
      )}
    </Box>
  )
}

export function SkeletonCard({ lines = 4, label }: Props & { lines?: number }) {
  return (
    <Box label={label}>
      <div className={`${styles.tile} ${styles.card}`}>
        {bar('54%', 0, true)}
        {upTo(lines).map((index) =>
          bar(index === lines - 1 ? '60%' : (widths[index % widths.length] ?? '100%'), index + 1),
        )}
      </div>
    </Box>
  )
}

export function SkeletonTiles({ tiles = 4, label }: Props & { tiles?: number }) {
  return (
    <Box label={label}>
      <div className={styles.tiles}>
        {upTo(tiles).map((tile) => (
          <div key={tile} className={styles.tile}>
            {bar('54%', 0, true)}
            {bar('86%', 1)}
          </div>
        ))}
      </div>
    </Box>
  )
}

export function SkeletonFields({ fields = 3, label }: Props & { fields?: number }) {
  return (
    <Box label={label}>
      <div className={styles.fields}>
        {upTo(fields).map((field) => (
          <div key={field}>
            {bar('32%', 0)}
            <div className={styles.field} />
          </div>
        ))}
      </div>
    </Box>
  )
}

export function SkeletonRows({ rows = 3, label }: Props & { rows?: number }) {
  return (
    <Box label={label}>
      <div className={styles.rows}>
        {upTo(rows).map((row) => (
          <div key={row} className={styles.row}>
            {bar('64%', 0, true)}
            {bar('38%', 1)}
            {bar('52%', 2)}
          </div>
        ))}
      </div>
    </Box>
  )
}
