export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

export function copyOf(value: object): object {
  if (Array.isArray(value)) return [...value]
  const copy: object = Object.create(Object.getPrototypeOf(value))
  return Object.assign(copy, value)
}

/** Throws for functions. */
export const deepCopyOf = (value: unknown): unknown => structuredClone(value)

/** `authors[0].name` → `['authors', '0', 'name']`. */
export function stepsOf(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String)
  return String(path)
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
}
