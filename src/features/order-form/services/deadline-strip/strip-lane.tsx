import type { StripCell, StripTier } from './deadline-strip.ts'
import { firstDayColumn } from './strip-axis.tsx'
import styles from './strip-lane.module.css'

type Props = { cells: readonly StripCell[]; tier: StripTier; row: number; isChosen: boolean }

const lookOf = (cell: StripCell) => (cell.kind === 'gap' ? 'gap' : (cell.off ?? 'work'))

export function StripLane({ cells, tier, row, isChosen }: Props) {
  return cells
    .slice(0, tier.cell + 1)
    .map((cell, index) => (
      <span
        key={cell.kind === 'gap' ? cell.from : cell.day}
        className={styles.bar}
        data-look={lookOf(cell)}
        data-first={index === 0}
        data-last={index === tier.cell}
        data-chosen={isChosen}
        style={{ gridRow: row, gridColumn: index + firstDayColumn }}
      />
    ))
}
