declare const unlisted: unique symbol

/**
 * A value that the contract does not list: a newer server may send it. Not a text to the compiler, so that it is
 * neither compared nor used as a key unread; `String` gives it as it came.
 */
export type Unlisted = { readonly [unlisted]: true }

/** The members of an open enumeration that the contract lists. */
export type Listed<Value> = Exclude<Value, Unlisted>

/** What a server may send where the contract names the type: each enumeration is open. */
export type WithUnlisted<Value> = Value extends string
  ? string extends Value
    ? Value
    : Value | Unlisted
  : Value extends number
    ? number
    : Value extends ArrayBuffer | Blob | ReadableStream
      ? Value
      : Value extends object
        ? { [Key in keyof Value]: WithUnlisted<Value[Key]> }
        : Value

/** Whether a table has an entry for a value. */
export function hasEntry<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return Object.hasOwn(table, String(value))
}

/** The entry of a value; undefined for one that the table does not list. */
export function entryOf<Table extends object>(
  table: Table,
  value: keyof Table | Unlisted,
): Table[keyof Table] | undefined {
  return hasEntry(table, value) ? table[value] : undefined
}

/** Whether a list has a value, which is then one of the contract's. */
export function isAmong<Value>(list: readonly Value[], value: unknown): value is Value {
  return list.some((listed) => listed === value)
}
