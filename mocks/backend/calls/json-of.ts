import { memoize, memoizeByObject } from '../../../src/lib/memoize.ts'

const isFrozenObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** Memoized, since the store alone freezes values, and each with all that it holds. */
const frozenText = memoizeByObject((value: object) => JSON.stringify(value))

/** `depth` is how far objects are written field by field. */
function textOf(value: unknown, depth: number): string | undefined {
  if (isFrozenObject(value)) return frozenText(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    return value.some(isFrozenObject)
      ? `[${value.map((item) => textOf(item, 0) ?? 'null').join()}]`
      : JSON.stringify(value)
  }
  return depth === 0 ? JSON.stringify(value) : fieldsText(value, depth - 1)
}

const nameText = memoize((name: string) => JSON.stringify(name))

function fieldsText(fields: object, depth: number): string {
  let text = ''
  for (const [name, value] of Object.entries(fields)) {
    const written = textOf(value, depth)
    if (written !== undefined) text += `${text && ','}${nameText(name)}:${written}`
  }
  return `{${text}}`
}

/** Plain data as `JSON.stringify` writes it; rows of the store, which many answers hold, are written once. */
export const jsonOf = (value: unknown): string | undefined => textOf(value, 2)
