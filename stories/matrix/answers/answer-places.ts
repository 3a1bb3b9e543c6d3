import { answerShapes, namedShapes } from '../../../src/api/generated/answer-shapes.gen.ts'
import { type AnswerShape, differencesIn } from '../../../src/api/shapes/answer-shape.ts'

/** A field or a value of an enumeration; `*` in its path stands for each item of a list. */
export type AnswerPlace = { operation: string; path: readonly string[]; isChoice: boolean }

export const nameOfPlace = ({ operation, path }: AnswerPlace): string =>
  `${operation} ${path.map((step) => `/${step}`).join('')}`

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The shapes that say something of a value: of alternatives the first that it has. */
function shapesOf(value: unknown, shape: AnswerShape): Exclude<AnswerShape, string>[] {
  if (typeof shape === 'string') return shapesOf(value, namedShapes[shape] ?? {})
  const chosen = shape.anyOf?.find((one) => differencesIn(value, one, namedShapes).length === 0)
  const others = [...(chosen === undefined ? [] : [chosen]), ...(shape.allOf ?? [])]
  return [shape, ...others.flatMap((one) => shapesOf(value, one))]
}

function placesBelow(value: unknown, shape: AnswerShape, at: Omit<AnswerPlace, 'isChoice'>) {
  const { operation, path } = at
  const shapes = shapesOf(value, shape)
  const places: AnswerPlace[] = []
  if (path.length > 0) {
    const isChoice = typeof value === 'string' && shapes.some((one) => one.isChoice)
    places.push({ ...at, isChoice })
  }
  for (const { items, fields, others } of shapes) {
    if (Array.isArray(value) && items) {
      const below = { operation, path: [...path, '*'] }
      places.push(...value.flatMap((item) => placesBelow(item, items, below)))
    }
    for (const [name, part] of isRecord(value) ? Object.entries(value) : []) {
      const of = fields?.[name] ?? others
      if (of) places.push(...placesBelow(part, of, { operation, path: [...path, name] }))
    }
  }
  return places
}

/** Each place of an answer once. */
export function placesIn(operation: string, answer: unknown): AnswerPlace[] {
  const all = placesBelow(answer, answerShapes[operation] ?? {}, { operation, path: [] })
  const byName = Map.groupBy(all, nameOfPlace)
  return [...byName.values()].flatMap(([place, ...more]) =>
    place ? [{ ...place, isChoice: [place, ...more].some(({ isChoice }) => isChoice) }] : [],
  )
}

/** A field; the others are items of lists. */
export const isFieldPlace = ({ path }: AnswerPlace): boolean => path.at(-1) !== '*'

/** Without a field, in each item of a list. */
export function withoutField(answer: unknown, [step, ...below]: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map((item) => withoutField(item, below))
  if (step === undefined || !isRecord(answer) || !Object.hasOwn(answer, step)) return answer
  const { [step]: part, ...others } = answer
  return below.length === 0 ? others : { ...others, [step]: withoutField(part, below) }
}

/** With another word at the first place that has one. */
export function withWord(answer: unknown, path: readonly string[], word: string): unknown {
  const [step, ...below] = path
  if (step === undefined) return typeof answer === 'string' ? word : answer
  if (Array.isArray(answer)) {
    const items = answer.map((item) => withWord(item, below, word))
    const first = items.findIndex((item, index) => item !== answer[index])
    return first < 0 ? answer : answer.with(first, items[first])
  }
  if (!isRecord(answer) || !Object.hasOwn(answer, step)) return answer
  const part = withWord(answer[step], below, word)
  return part === answer[step] ? answer : { ...answer, [step]: part }
}
