import { answerShapes, namedShapes } from '../../../src/api/generated/answer-shapes.gen.ts'
import { type AnswerShape, differencesIn } from '../../../src/api/shapes/answer-shape.ts'
import { isRecord } from '../../../src/lib/is-record.ts'

/** `*` in the path stands for each item of a list. */
type AnswerPath = { operation: string; path: readonly string[] }

/** A field, an item of a list or a value of an enumeration. */
export type AnswerPlace = AnswerPath & {
  /** Of the contract's schema, or of the field that lists its values itself. */
  enumeration: string | undefined
}

export const nameOfPlace = ({ operation, path }: AnswerPlace): string =>
  `${operation} ${path.map((step) => `/${step}`).join('')}`

/** With the name of the schema, or of the schema and the field of it. */
type Named = { name: string; shape: AnswerShape }

type Resolved = { name: string; shape: Exclude<AnswerShape, string> }

function resolved({ name, shape }: Named): Resolved {
  return typeof shape === 'string'
    ? resolved({ name: shape, shape: namedShapes[shape] ?? {} })
    : { name, shape }
}

const partsOf = ({ name, shape: { fields = {}, items, others } }: Resolved): Named[] => [
  ...Object.entries(fields).map(([field, shape]) => ({ name: `${name}.${field}`, shape })),
  ...(items ? [{ name, shape: items }] : []),
  ...(others ? [{ name, shape: others }] : []),
]

/** The shapes that say something of a value: of alternatives the first that it has. */
function shapesOf(value: unknown, named: Named): Resolved[] {
  const { name, shape } = resolved(named)
  const chosen = shape.anyOf?.find((one) => differencesIn(value, one, namedShapes).length === 0)
  const others = [...(chosen === undefined ? [] : [chosen]), ...(shape.allOf ?? [])]
  return [{ name, shape }, ...others.flatMap((one) => shapesOf(value, { name, shape: one }))]
}

function placesBelow(value: unknown, named: Named, { operation, path }: AnswerPath): AnswerPlace[] {
  const shapes = shapesOf(value, named)
  const below = (part: unknown, of: Named, step: string) =>
    placesBelow(part, of, { operation, path: [...path, step] })
  const places: AnswerPlace[] = []
  if (path.length > 0) {
    const choice =
      typeof value === 'string' ? shapes.find(({ shape }) => shape.isChoice) : undefined
    places.push({ operation, path, enumeration: choice?.name })
  }
  for (const { name, shape } of shapes) {
    const { items, fields, others } = shape
    if (Array.isArray(value) && items) {
      places.push(...value.flatMap((item) => below(item, { name, shape: items }, '*')))
    }
    for (const [field, part] of isRecord(value) ? Object.entries(value) : []) {
      const of = fields?.[field] ?? others
      if (of) places.push(...below(part, { name: `${name}.${field}`, shape: of }, field))
    }
  }
  return places
}

/** Each place of an answer once. */
export function placesIn(operation: string, answer: unknown): AnswerPlace[] {
  const shape = { name: operation, shape: answerShapes[operation] ?? {} }
  const all = placesBelow(answer, shape, { operation, path: [] })
  const byName = Map.groupBy(all, nameOfPlace)
  return [...byName.values()].flatMap((places) => {
    const place = places.find(({ enumeration }) => enumeration) ?? places[0]
    return place ? [place] : []
  })
}

/** A field; the others are items of lists. */
export const isFieldPlace = ({ path }: AnswerPlace): boolean => path.at(-1) !== '*'

/** Texts of answers that are one of a list, but for the keys of refusals, which one function explains. */
export function enumerationsOfAnswers(): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const walk = (named: Named) => {
    const { name, shape } = resolved(named)
    const isText = shape.isChoice === true && shape.type?.includes('string') !== false
    if (isText && !/RefusalKey$|[.]error$/.test(name)) found.add(name)
    if (typeof named.shape === 'string' && seen.has(name)) return
    seen.add(name)
    for (const part of partsOf({ name, shape })) walk(part)
    for (const one of [...(shape.anyOf ?? []), ...(shape.allOf ?? [])]) walk({ name, shape: one })
  }
  for (const [operation, shape] of Object.entries(answerShapes)) walk({ name: operation, shape })
  return [...found]
}

/** Without a field, in each item of a list. */
export function withoutField(answer: unknown, [step, ...below]: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map((item) => withoutField(item, below))
  if (step === undefined || !isRecord(answer) || !Object.hasOwn(answer, step)) return answer
  const { [step]: part, ...others } = answer
  return below.length === 0 ? others : { ...others, [step]: withoutField(part, below) }
}

/** With a word of its own in the place of each text: the first is followed by 1. */
export function withWords(answer: unknown, path: readonly string[], word: string): unknown {
  let texts = 0
  const change = (value: unknown, [step, ...below]: readonly string[]): unknown => {
    if (step === undefined) {
      if (typeof value !== 'string') return value
      texts += 1
      return `${word}-${texts}`
    }
    if (Array.isArray(value)) return value.map((item) => change(item, below))
    if (!isRecord(value) || !Object.hasOwn(value, step)) return value
    return { ...value, [step]: change(value[step], below) }
  }
  return change(answer, path)
}
