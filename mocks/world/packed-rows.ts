/**
 * Rows as they are put into the database. Of many rows a browser reads a text several times as fast
 * as their structured clone.
 */
export type PackedRows = string | readonly object[]

const manyRows = 1_000

function holdsBytes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (value instanceof Uint8Array) return true
  for (const name in value) if (holdsBytes(Reflect.get(value, name))) return true
  return false
}

export const packRows = (rows: readonly object[]): PackedRows =>
  // Bytes have no JSON.
  rows.length < manyRows || rows.some(holdsBytes) ? rows : JSON.stringify(rows)

/** @throws TypeError, SyntaxError where the text is no list. */
export function unpackRows(packed: PackedRows): readonly object[] {
  if (typeof packed !== 'string') return packed
  const rows: unknown = JSON.parse(packed)
  if (Array.isArray(rows)) return rows
  throw new TypeError('The kept rows are no list')
}
