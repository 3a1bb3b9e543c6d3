export type Key = string | number
export type Scalar = string | number | boolean | null
export type SortValue = Scalar | undefined | readonly SortValue[]

const rank = (value: SortValue): number => {
  if (value === null || value === undefined) return 0
  if (typeof value === 'boolean') return 1
  if (typeof value === 'number') return 2
  return typeof value === 'string' ? 3 : 4
}

/** Total order: undefined, null, booleans, numbers, strings (by code unit), lists. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (a === b) return 0
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
      const order = compareValues(a[index], b[index])
      if (order !== 0) return order
    }
    return a.length - b.length
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') return a ? 1 : -1
  return rank(a) - rank(b)
}

/**
 * As in JSON: no undefined, no -0. Bytes are shared, and so is what `former`, a frozen value, holds at the same place.
 * @throws TypeError if no file can hold it
 */
export function frozenCopy<T>(value: T, path?: string, former?: unknown): T
export function frozenCopy(value: unknown, path = 'row', former?: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${path} is ${value}, which no file can hold`)
    return value === 0 ? 0 : value
  }
  if (value instanceof Uint8Array) return value
  if (typeof value === 'object') {
    if (value === former) return value
    const earlier = typeof former === 'object' && former !== null ? former : {}
    if (Array.isArray(value)) return frozenList(value, path, earlier)
    if (isPlain(value)) return frozenFields(value, path, earlier)
  }
  throw new TypeError(`${path} is not plain data: ${Object.prototype.toString.call(value)}`)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function frozenList(list: readonly unknown[], path: string, former: object): readonly unknown[] {
  const copy = list.map((item, index) =>
    frozenCopy(item ?? null, `${path}[${index}]`, Reflect.get(former, index)),
  )
  const same = Object.isFrozen(list) && copy.every((item, index) => item === list[index])
  return same ? list : Object.freeze(copy)
}

function frozenFields(fields: object, path: string, former: object): object {
  let copy: object | undefined
  for (const [name, value] of Object.entries(fields)) {
    const frozen: unknown =
      value === undefined ? value : frozenCopy(value, `${path}.${name}`, Reflect.get(former, name))
    if (value !== undefined && Object.is(frozen, value)) continue
    copy ??= { ...fields }
    if (value === undefined) Reflect.deleteProperty(copy, name)
    else Reflect.set(copy, name, frozen)
  }
  if (copy === undefined && Object.isFrozen(fields)) return fields
  return Object.freeze(copy ?? { ...fields })
}

/** Freezes a value in place, at a tenth of the cost of a copy; copies or refuses what a file cannot hold as is. */
export function freezeInPlace<T>(value: T, path?: string): T {
  return settle(value) ? value : frozenCopy(value, path)
}

function settle(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object') return false
  if (value instanceof Uint8Array) return true
  if (Array.isArray(value)) {
    for (const item of value) if (!settle(item)) return false
  } else {
    if (!isPlain(value)) return false
    // Faster than Object.values; a plain object has no inherited fields.
    for (const name in value) if (!settle(Reflect.get(value, name))) return false
  }
  Object.freeze(value)
  return true
}
