import { type MessagePiece, parseMessage } from '../../stories/translations/parse-message.ts'
import { messagesOf, type PoMessage } from '../../stories/translations/read-po.ts'

type Way = string[]

/** What a piece holds besides text; a number counts in a plural's form `other` alone. */
function held(piece: MessagePiece, inOther: boolean): Way[] {
  if (piece.kind === 'value') return [[piece.name]]
  if (piece.kind === 'tag') return [[piece.tag]]
  if (piece.kind === 'number') return inOther ? [['#']] : [[]]
  if (piece.kind === 'text') return [[]]
  const { name, of, forms } = piece
  return forms.flatMap(({ form, pieces }) => {
    const isOther = of !== 'select' && form === 'other'
    const number = of === 'select' || isOther ? [] : ['#?']
    return throughPieces(pieces, isOther).map((way) => [name, ...number, ...way])
  })
}

function throughPieces(pieces: MessagePiece[], inOther: boolean): Way[] {
  let ways: Way[] = [[]]
  for (const piece of pieces) {
    const more = held(piece, inOther)
    ways = ways.flatMap((way) => more.map((next) => [...way, ...next]))
  }
  return ways
}

/**
 * What a message holds besides text, for each way through its plurals and choices: names of
 * values, tags such as `<0>` and `</0>`, and a plural's `#`. Its forms other than `other` may write
 * the number out, so they hold `#?` whether it stands there or not. Undefined where braces do not match.
 */
export function waysThrough(message: string): Way[] | undefined {
  const pieces = parseMessage(message)
  return pieces && throughPieces(pieces, false)
}

/** Whether a translation holds what its English message holds, on each way through it. */
export function keepsPlaceholders({
  id,
  translation,
}: Pick<PoMessage, 'id' | 'translation'>): boolean {
  const listed = (message: string) =>
    waysThrough(message)?.map((way) => way.toSorted().join(' ')) ?? []
  const english = new Set(listed(id))
  const translated = listed(translation)
  return translated.length > 0 && translated.every((way) => english.has(way))
}

/**
 * What is wrong with a catalog: it differs from the extracted one, or a message lacks its translation, a value or a tag.
 * @param current the file's text, undefined where there is none
 * @param extracted its text after `lingui extract --clean`
 */
export function catalogProblems(current: string | undefined, extracted: string): string[] {
  if (current === undefined) return ['there is no catalog. Run npm run extract.']
  const before = messagesOf(current)
  const after = messagesOf(extracted)
  const without = (messages: PoMessage[], others: PoMessage[]) => {
    const ids = new Set(others.map(({ id }) => id))
    return messages.filter(({ id }) => !ids.has(id))
  }
  const added = without(after, before).map(({ id }) => `missing "${id}"`)
  const gone = without(before, after).map(({ id }) => `unused "${id}"`)
  const changed = [...added, ...gone]
  const moved = changed.length === 0 && current !== extracted ? ['is out of date'] : []
  const empty = before.filter(({ translation }) => translation === '')
  const lost = before.filter((message) => message.translation !== '' && !keepsPlaceholders(message))
  return [
    ...[...changed, ...moved].map((what) => `${what}. Run npm run extract.`),
    ...empty.map(({ id }) => `"${id}" has no translation yet.`),
    ...lost.map(({ id, translation }) => `"${id}" has other values or tags in "${translation}".`),
  ]
}
