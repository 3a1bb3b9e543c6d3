/** Whether a value is an object written as `{}`: no list, no date, nothing of a class. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** A copy of a list or an object that shares what is in it. */
export function copyOf(value: object): object {
  if (Array.isArray(value)) return [...value]
  const copy: object = Object.create(Object.getPrototypeOf(value))
  return Object.assign(copy, value)
}

/** A copy of plain values that shares nothing with them. Throws where one of them is a function. */
export const deepCopyOf = (value: unknown): unknown => structuredClone(value)

/** The steps of a path: `authors[0].name` → `['authors', '0', 'name']`. */
export function stepsOf(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String)
  return String(path)
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
}
