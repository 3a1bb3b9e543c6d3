/** Memoizes a function of immutable objects; a value goes with its object. */
export function memoizeByObject<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, { made: Value }>()
  return (key) => {
    const cached = values.get(key)
    if (cached) return cached.made
    const made = make(key)
    values.set(key, { made })
    return made
  }
}

/** Memoizes a function by key, without eviction; for expensive values with few keys. */
export function memoize<Key, Value extends NonNullable<unknown>>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const made = make(key)
    values.set(key, made)
    return made
  }
}
