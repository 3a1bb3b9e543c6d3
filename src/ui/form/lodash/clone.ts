/** A copy of an array or object that shares what is in it. */
export default function clone(value: object): object {
  if (Array.isArray(value)) return [...value]
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value)
}
