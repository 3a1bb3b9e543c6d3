import { isRecord } from '../../lib/is-record.ts'

/** What the contract says of a part of an answer; a text names a shape. */
export type AnswerShape =
  | string
  | {
      type?: readonly string[]
      isChoice?: boolean
      fields?: Readonly<Record<string, AnswerShape>>
      required?: readonly string[]
      items?: AnswerShape
      others?: AnswerShape
      anyOf?: readonly AnswerShape[]
      allOf?: readonly AnswerShape[]
    }

type NamedShapes = Readonly<Record<string, AnswerShape>>

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function isOfType(value: unknown, types: readonly string[] | undefined): boolean {
  const type = typeOf(value)
  return !types || types.includes(type) || (type === 'number' && types.includes('integer'))
}

/** A step of a JSON pointer (RFC 6901). */
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

export function differencesIn(
  value: unknown,
  shape: AnswerShape,
  named: NamedShapes,
  at = '',
): string[] {
  const differences = (part: unknown, of: AnswerShape, pointer = at) =>
    differencesIn(part, of, named, pointer)
  if (typeof shape === 'string') return differences(value, named[shape] ?? {})
  if (!isOfType(value, shape.type)) return [at]
  const { fields = {}, required = [], items, others, anyOf = [], allOf = [] } = shape
  const choices = anyOf.map((one) => differences(value, one))
  const [nearest = []] = choices.toSorted((one, other) => one.length - other.length)
  const found = [...nearest, ...allOf.flatMap((one) => differences(value, one))]
  if (Array.isArray(value) && items) {
    found.push(...value.flatMap((item, index) => differences(item, items, `${at}/${index}`)))
  }
  if (!isRecord(value)) return found
  const lacks = required.filter((name) => value[name] === undefined)
  const own = Object.entries(value).flatMap(([name, part]) => {
    const of = (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? others
    return of === undefined || part === undefined
      ? []
      : differences(part, of, `${at}/${escaped(name)}`)
  })
  return [...found, ...lacks.map((name) => `${at}/${escaped(name)}`), ...own]
}
