export type FieldTree = Readonly<Record<string, readonly string[]>>

export const leaves = (text: string): readonly string[] =>
  text.split(';').map((leaf) => leaf.trim())
