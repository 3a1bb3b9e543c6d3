import type { Key } from './values.ts'

/** `before` is missing for an added row, `after` for a removed one. */
export interface Change {
  readonly table: string
  readonly key: Key
  readonly before?: object
  readonly after?: object
}

export class ChangeRecord {
  readonly #byRow = new Map<string, Change>()

  add(table: string, key: Key, before: object | undefined, after: object | undefined): void {
    const name = `${typeof key} ${table} ${key}`
    const earlier = this.#byRow.get(name)
    this.#byRow.set(name, change(table, key, earlier ? earlier.before : before, after))
  }

  /** In the order of first writes, without rows that ended up unchanged. */
  list(): Change[] {
    return Array.from(this.#byRow.values()).filter(({ before, after }) => before !== after)
  }
}

export function condensed(changes: readonly Change[]): Change[] {
  const record = new ChangeRecord()
  for (const { table, key, before, after } of changes) record.add(table, key, before, after)
  return record.list()
}

export function inverse(changes: readonly Change[]): Change[] {
  return changes.map(({ table, key, before, after }) => change(table, key, after, before)).reverse()
}

function change(
  table: string,
  key: Key,
  before: object | undefined,
  after: object | undefined,
): Change {
  return { table, key, ...(before && { before }), ...(after && { after }) }
}
