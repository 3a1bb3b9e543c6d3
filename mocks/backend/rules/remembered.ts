/** Memoizes a function by key, without eviction; for expensive values with few keys. */
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
