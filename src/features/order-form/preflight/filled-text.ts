import { languageIdOf } from '../../../domain/languages/language-codes.ts'
import type { TextLengthValues } from '../text-length/text-length-values.ts'
import type { KnownReport } from './known-reports.ts'

/** Empty where the files do not tell: nobody can say how long all are if one is not known. */
export function textOfFiles(
  reports: readonly (KnownReport | undefined)[],
  offered: readonly number[],
): TextLengthValues | undefined {
  if (reports.some((report) => report?.kind === 'reading')) return undefined
  const read = reports.flatMap((report) => (report?.kind === 'read' ? [report.summary] : []))
  const words = read.reduce((sum, summary) => sum + summary.words, 0)
  const [longest] = read.toSorted((a, b) => b.words - a.words)
  const language = languageIdOf(longest?.language ?? '')
  return {
    wordCount: read.length === reports.length && words > 0 ? String(words) : '',
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
