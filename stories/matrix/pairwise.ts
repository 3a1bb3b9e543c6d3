/** One value of each factor; undefined where none is chosen yet. */
type Row = readonly (string | undefined)[]

const keyOf = (at: number, value: string, other: number, otherValue: string) =>
  JSON.stringify(at < other ? [at, value, other, otherValue] : [other, otherValue, at, value])

const pairsWith = (row: Row, at: number, value: string) =>
  row.flatMap((chosen, other) =>
    chosen === undefined || other === at ? [] : [keyOf(at, value, other, chosen)],
  )

function allPairs(factors: readonly (readonly string[])[], fits: (row: Row) => boolean) {
  const pairs = new Map<string, Row>()
  for (const [at, values] of factors.entries()) {
    for (const [other, others] of factors.entries()) {
      for (const value of other > at ? values : []) {
        for (const otherValue of others) {
          const row = factors.map((_, index) =>
            index === at ? value : index === other ? otherValue : undefined,
          )
          if (fits(row)) pairs.set(keyOf(at, value, other, otherValue), row)
        }
      }
    }
  }
  return pairs
}

/**
 * Rows in which every two values of two factors occur together at least once. Deterministic; fewest
 * rows if the longest factors come first. `fits` excludes pairs. @throws if values fit in pairs but
 * not all together
 */
export function pairwise(
  factors: readonly (readonly string[])[],
  fits: (row: Row) => boolean = () => true,
): string[][] {
  const open = allPairs(factors, fits)
  const used = factors.map((values) => new Map(values.map((value) => [value, 0])))
  const rows: string[][] = []
  for (const first of open.values()) {
    let row = first
    for (const [at, values] of factors.entries()) {
      if (row[at] !== undefined) continue
      const closes = (value: string) =>
        pairsWith(row, at, value).filter((pair) => open.has(pair)).length
      const timesUsed = (value: string) => used[at]?.get(value) ?? 0
      const [best] = values
        .filter((value) => fits(row.with(at, value)))
        .toSorted((a, b) => closes(b) - closes(a) || timesUsed(a) - timesUsed(b))
      if (best === undefined) throw new Error(`Nothing goes with ${row.join(' ')}.`)
      row = row.with(at, best)
    }
    const whole = row.filter((value) => value !== undefined)
    for (const [at, value] of whole.entries()) {
      used[at]?.set(value, (used[at]?.get(value) ?? 0) + 1)
      for (const pair of pairsWith(whole, at, value)) open.delete(pair)
    }
    rows.push(whole)
  }
  return rows
}
