/** Number of times each answer was seen, by `searchOrders 200`. */
export type Seen = Record<string, number>

type Operations = Readonly<Record<string, { tag: string; statuses: readonly number[] }>>

type CoverageRow = {
  tag: string
  operation: string
  status: number
  /** By kind of test. */
  times: Record<string, number>
}

export function tabulate(operations: Operations, kinds: Record<string, Seen>): CoverageRow[] {
  return Object.entries(operations).flatMap(([operation, { tag, statuses }]) =>
    statuses.map((status) => ({
      tag,
      operation,
      status,
      times: Object.fromEntries(
        Object.entries(kinds).map(([kind, seen]) => [kind, seen[`${operation} ${status}`] ?? 0]),
      ),
    })),
  )
}

export function neverSeen(rows: readonly CoverageRow[]): CoverageRow[] {
  return rows.filter(({ times }) => Object.values(times).every((count) => count === 0))
}

export function coverageTable(rows: readonly CoverageRow[]): string {
  const kinds = Object.keys(rows[0]?.times ?? {})
  const lines = rows.map(({ tag, operation, status, times }) => [
    tag,
    operation,
    String(status),
    ...kinds.map((kind) => String(times[kind] || '·')),
  ])
  const table = [['tag', 'operation', 'status', ...kinds], ...lines]
  const widths = table[0]?.map((_, at) => Math.max(...table.map((line) => line[at]?.length ?? 0)))
  const written = table.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join(' | ')} |`,
  )
  const rule = `|${(widths ?? []).map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [written[0], rule, ...written.slice(1)].join('\n')
}
