import isPlainObject from './is-plain-object.ts'

/** A copy of arrays and plain objects at any depth; all else, such as a file, is the same. */
export default function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cloneDeep(part)]))
}
