type Leaf = string | number | boolean | null | undefined | readonly unknown[]

/** The dotted paths of a form's values, such as `creditCard.currency.value`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Leaf
    ? Key
    : `${Key}.${FieldPath<Values[Key]>}`
}[keyof Values & string]

type GroupPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Leaf
    ? never
    : Key | `${Key}.${GroupPath<Values[Key]>}`
}[keyof Values & string]

type ValueAt<Values, Path> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Values
      ? ValueAt<Values[Key], Rest>
      : never
    : never

declare const value: unique symbol

export type FieldName<Value = unknown> = string & { readonly [value]: Value }

export function fieldsOf<Values>(): <Path extends FieldPath<Values>>(
  path: Path,
) => FieldName<ValueAt<Values, Path>>
export function fieldsOf() {
  return (path: string) => path
}

export function groupsOf<Values>(): <Path extends GroupPath<Values>>(
  path: Path,
) => FieldName<ValueAt<Values, Path>>
export function groupsOf() {
  return (path: string) => path
}
