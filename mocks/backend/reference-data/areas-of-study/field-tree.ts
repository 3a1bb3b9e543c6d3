/** Fields below a field: the second level with the leaves of the third, in the order shown. */
export type FieldTree = Readonly<Record<string, readonly string[]>>

/** Leaves written as one text, divided by semicolons. */
export const leaves = (text: string): readonly string[] =>
  text.split(';').map((leaf) => leaf.trim())
