type KeyOf<Table> = Table extends unknown ? keyof Table : never

type RepeatedKey<Tables> = Tables extends readonly [infer First, ...infer Others]
  ? (keyof First & KeyOf<Others[number]>) | RepeatedKey<Others>
  : never

type Merged<Tables extends readonly object[]> = {
  [Key in KeyOf<Tables[number]>]: Key extends RepeatedKey<Tables>
    ? 'in two tables'
    : Extract<Tables[number], Record<Key, unknown>>[Key]
}

/** Merges tables; a key in two of them does not compile. */
export function mergeTables<Tables extends readonly object[]>(...tables: Tables): Merged<Tables> {
  return Object.assign({}, ...tables)
}
