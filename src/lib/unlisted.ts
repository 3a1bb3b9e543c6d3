declare const unlisted: unique symbol

/** What a newer server may send: no text to the compiler, so that nobody compares it unread. */
export type Unlisted = { readonly [unlisted]: true }

export type Listed<Value> = Exclude<Value, Unlisted>

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

export function hasEntry<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return Object.hasOwn(table, String(value))
}

export function entryOf<Table extends object>(
  table: Table,
  value: keyof Table | Unlisted,
): Table[keyof Table] | undefined {
  return hasEntry(table, value) ? table[value] : undefined
}

export function isAmong<Value>(list: readonly Value[], value: unknown): value is Value {
  return list.some((listed) => listed === value)
}
