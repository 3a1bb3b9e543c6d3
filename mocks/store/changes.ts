import type { Key } from './values.ts'

/** What one row was before and is after: no `before` where it was added, no `after` where removed. */
export interface Change {
  readonly table: string
  readonly key: Key
  readonly before?: object
  readonly after?: object
}

/** Gathers writes; several to one row become one change from its first state to its last. */
export class ChangeRecord {
  readonly #byRow = new Map<string, Change>()

  add(table: string, key: Key, before: object | undefined, after: object | undefined): void {
    const name = `${typeof key} ${table} ${key}`
    const earlier = this.#byRow.get(name)
    this.#byRow.set(name, change(table, key, earlier ? earlier.before : before, after))
  }

  /** In the order in which the rows were first written to, without those that came back as they were. */
  list(): Change[] {
    return Array.from(this.#byRow.values()).filter(({ before, after }) => before !== after)
  }
}

/** The same end in one change for each row, whatever way led there over several transactions. */
export function condensed(changes: readonly Change[]): Change[] {
  const record = new ChangeRecord()
  for (const { table, key, before, after } of changes) record.add(table, key, before, after)
  return record.list()
}

/** The changes that undo these. */
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
