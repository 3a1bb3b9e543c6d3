import { type MessagePiece, parseMessage } from '../../../stories/translations/parse-message.ts'
import { messagesOf, type PoMessage } from '../../../stories/translations/read-po.ts'

type Variant = string[]

/** What a piece holds besides text; a number counts in a plural's form `other` alone. */
function variantsOfPiece(piece: MessagePiece, inOther: boolean): Variant[] {
  if (piece.kind === 'value') return [[piece.name]]
  if (piece.kind === 'tag') return [[piece.tag]]
  if (piece.kind === 'number') return inOther ? [['#']] : [[]]
  if (piece.kind === 'text') return [[]]
  const { name, of, forms } = piece
  return forms.flatMap(({ form, pieces }) => {
    const isOther = of !== 'select' && form === 'other'
    const number = of === 'select' || isOther ? [] : ['#?']
    return throughPieces(pieces, isOther).map((variant) => [name, ...number, ...variant])
  })
}

function throughPieces(pieces: MessagePiece[], inOther: boolean): Variant[] {
  let variants: Variant[] = [[]]
  for (const piece of pieces) {
    const more = variantsOfPiece(piece, inOther)
    variants = variants.flatMap((variant) => more.map((next) => [...variant, ...next]))
  }
  return variants
}

/**
 * Values, tags (such as `<0>`) and `#` of each variant of a message, by its plurals and choices. Forms
 * other than `other` may spell the number out, so they always have `#?`. Undefined for unbalanced braces.
 */
export function variantsOf(message: string): Variant[] | undefined {
  const pieces = parseMessage(message)
  return pieces && throughPieces(pieces, false)
}

/** Whether each variant of a translation has the values and tags of an English variant. */
export function keepsPlaceholders({
  id,
  translation,
}: Pick<PoMessage, 'id' | 'translation'>): boolean {
  const listed = (message: string) =>
    variantsOf(message)?.map((variant) => variant.toSorted().join(' ')) ?? []
  const english = new Set(listed(id))
  const translated = listed(translation)
  return translated.length > 0 && translated.every((variant) => english.has(variant))
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
  const unusedMessages = without(before, after).map(({ id }) => `unused "${id}"`)
  const changed = [...added, ...unusedMessages]
  const moved = changed.length === 0 && current !== extracted ? ['is out of date'] : []
  const empty = before.filter(({ translation }) => translation === '')
  const lost = before.filter((message) => message.translation !== '' && !keepsPlaceholders(message))
  return [
    ...[...changed, ...moved].map((what) => `${what}. Run npm run extract.`),
    ...empty.map(({ id }) => `"${id}" has no translation yet.`),
    ...lost.map(({ id, translation }) => `"${id}" has other values or tags in "${translation}".`),
  ]
}

type NamedMessages = { name: string; messages: readonly PoMessage[] }

/**
 * Messages that the catalogs of one language translate differently. All catalogs of a page are one
 * dictionary, so the namespace that was loaded last would decide what other screens say.
 */
export function conflictingTranslations(catalogs: readonly NamedMessages[]): string[] {
  const all = catalogs.flatMap(({ name, messages }) =>
    messages.map(({ id, context, translation }) => ({ name, id, context, translation })),
  )
  return [...Map.groupBy(all, ({ id, context }) => `${context}\u0004${id}`).values()].flatMap(
    (same) => {
      if (new Set(same.map(({ translation }) => translation)).size < 2) return []
      const each = same.map(({ name, translation }) => `"${translation}" in ${name}`).join(', ')
      return `"${same[0]?.id}" is ${each}. Use one translation, or give one message a context.`
    },
  )
}
