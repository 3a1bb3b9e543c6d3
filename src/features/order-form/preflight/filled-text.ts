import { languageIdOf } from '../../../domain/languages/language-codes.ts'
import { languagesWithoutSpaces } from '../../../domain/languages/languages-without-spaces.ts'
import type { TextLengthValues } from '../text-length/text-length-values.ts'
import type { KnownReport } from './known-reports.ts'

const unitOf = (language: string) =>
  languagesWithoutSpaces.includes(languageIdOf(language)) ? 'characters' : 'words'

/** Empty where a file does not tell, or where words and characters would be added. */
export function textOfFiles(
  reports: readonly (KnownReport | undefined)[],
  offered: readonly number[],
): TextLengthValues | undefined {
  if (reports.some((report) => report?.kind === 'reading')) return undefined
  const read = reports.flatMap((report) => (report?.kind === 'read' ? [report.summary] : []))
  const words = read.reduce((sum, summary) => sum + summary.words, 0)
  const units = new Set(read.filter(({ words: one }) => one > 0).map((one) => unitOf(one.language)))
  const isCounted = read.length === reports.length && units.size === 1
  const [longest] = read.toSorted((a, b) => b.words - a.words)
  const language = languageIdOf(longest?.language ?? '')
  return {
    wordCount: isCounted ? String(words) : '',
    language: language !== undefined && offered.includes(language) ? String(language) : '',
  }
}

/** The next value of a field; undefined if it stays. Never replaces what a person entered. */
export function nextValue({
  current,
  filled,
  found,
}: {
  current: string
  /** What the files filled in last. */
  filled: string
  found: string
}): string | undefined {
  const isFree = current.trim() === '' || current === filled
  return isFree && current !== found ? found : undefined
}
