/** `Object.keys` of an object that has no keys beside those of its type. */
export function keysOf<Values extends object>(values: Values): (keyof Values & string)[]
export function keysOf(values: object): string[] {
  return Object.keys(values)
}
