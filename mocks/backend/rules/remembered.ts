/**
 * The same function, which works a value out once for each key. For what is dear to make and for few
 * keys, such as formats of numbers and days: nothing is forgotten.
 */
export function remembered<Key, Value extends NonNullable<unknown>>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const made = make(key)
    values.set(key, made)
    return made
  }
}
