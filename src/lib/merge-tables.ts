type KeyOf<Table> = Table extends unknown ? keyof Table : never

/** The keys that more than one table has. */
type RepeatedKey<Tables> = Tables extends readonly [infer First, ...infer Others]
  ? (keyof First & KeyOf<Others[number]>) | RepeatedKey<Others>
  : never

type Merged<Tables extends readonly object[]> = {
  [Key in KeyOf<Tables[number]>]: Key extends RepeatedKey<Tables>
    ? 'in two tables'
    : Extract<Tables[number], Record<Key, unknown>>[Key]
}

/** Several tables as one. A key of two of them does not compile: the value of one would be lost. */
export function mergeTables<Tables extends readonly object[]>(...tables: Tables): Merged<Tables> {
  return Object.assign({}, ...tables)
}
