type Leaf = string | number | boolean | null | undefined | readonly unknown[]

/** The dotted paths of a form's values, such as `creditCard.currency.value`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Leaf
    ? Key
    : `${Key}.${FieldPath<Values[Key]>}`
}[keyof Values & string]
