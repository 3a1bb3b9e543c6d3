import type { BesideFindings } from '../beside/compare-answers.ts'

/** Differences that the console names; the reports have all. */
const namedDifferences = 12

const widest = 44

/** A short table of what another server answers differently. */
export function besideLines({ beside }: { beside?: BesideFindings }): string[] {
  if (!beside) return []
  const { address, compared, differences } = beside
  const counted = differences.length === 1 ? '1 difference' : `${differences.length} differences`
  const rows = differences
    .slice(0, namedDifferences)
    .map((one) => [`${one.operation} ${one.pointer}`, one.server, one.beside])
  const table = [['Answer', 'Server', 'Beside'], ...rows]
  const widths = [0, 1].map((column) =>
    Math.min(widest, Math.max(...table.map((row) => row[column]?.length ?? 0))),
  )
  const lines = table.map((row) =>
    `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
  const more = differences.length - rows.length
  return [
    '',
    `Beside ${address}: ${counted} in ${compared} answers${differences.length > 0 ? ':' : '.'}`,
    ...(differences.length > 0 ? lines : []),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ]
}
