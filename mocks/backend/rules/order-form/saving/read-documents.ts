import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { OrderFormRow, ReadDocuments } from '../../../../world/rows/order-form-rows.ts'
import { stateOf } from '../../../../world/world-state.ts'
import { measureManuscript } from '../../../grading/measure-manuscript.ts'
import { languageIdOf } from '../../../reference-data/manuscript-languages.ts'
import { sniffFile } from '../../../uploads/sniff-file.ts'
import { predictArea } from '../predict-area.ts'

/** Milliseconds; the third of five polls, one a second, finds it done. */
export const readingTakes = 2_500
/** When files are read; `measure` may do it in another thread. */
export type Reading = { now: Instant; measure?: typeof measureManuscript }

type ReadText = { wordCount: number | null; language: string; text: string }
const unread: ReadText = { wordCount: null, language: '', text: '' }

/** Null values if a file is unreadable or a .doc, which is not counted. */
async function readFile(
  world: World,
  identity: string,
  measure: typeof measureManuscript,
): Promise<ReadText> {
  const file = world.files.get(identity)
  const bytes = world.contents.get(identity)?.bytes
  if (!file || !bytes || sniffFile(bytes) === 'doc') return unread
  const read = await measure({ bytes, name: file.name })
  if (read.kind !== 'text') return unread
  const { wordCount, language, beginning: text } = read
  return { wordCount, language, text }
}

const isInCharacters = (language: string) => language === 'zh' || language === 'ja'

/** Total word count (null if a file cannot be counted, or not in the same unit) and language of the longest file. Null without files. */
export async function readDocuments(
  world: World,
  files: readonly string[],
  { now, measure = measureManuscript }: Reading,
): Promise<ReadDocuments | null> {
  if (files.length === 0) return null
  const all = await Promise.all(files.map((identity) => readFile(world, identity, measure)))
  const counts = all.flatMap(({ wordCount }) => (wordCount === null ? [] : [wordCount]))
  const words = counts.reduce((sum, count) => sum + count, 0)
  const units = new Set(
    all.filter(({ wordCount }) => wordCount).map(({ language }) => isInCharacters(language)),
  )
  const [longest = unread] = [...all].sort((a, b) => (b.wordCount ?? 0) - (a.wordCount ?? 0))
  return {
    readAt: now + readingTakes,
    // Files without words do not affect the price.
    wordCount: counts.length === all.length && units.size === 1 ? words : null,
    languageId: languageIdOf(longest.language) ?? null,
    areaOfStudyId: predictArea(longest.text),
  }
}

const isSame = (files: readonly string[], other: readonly string[]) =>
  files.length === other.length && files.every((identity, index) => identity === other[index])

/** Unchanged files are not read again; nothing is read where the site has switched it off. */
export async function documentsOf(
  world: World,
  form: OrderFormRow,
  main: readonly string[],
  reading: Reading,
): Promise<ReadDocuments | null> {
  if (!stateOf(world).application.features.language_detection) return null
  const isRead = form.documents !== null && isSame(main, form.files.main)
  return isRead ? form.documents : readDocuments(world, main, reading)
}
