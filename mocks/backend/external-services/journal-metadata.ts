import type { components, operations } from '../../../src/api/generated/journal-metadata.gen.ts'
import type { ProblemDetail } from '../calls/problem.ts'
import { type ReferenceJournal, referenceJournals } from '../reference-data/reference-journals.ts'

type JournalQuery = operations['searchJournals']['parameters']['query']
type JournalSearchAnswer = components['schemas']['JournalSearchAnswer']
type JournalSearchFailure = components['schemas']['JournalSearchFailure']

const usualRows = 20

/** Lower-case words without accents, so that "saude" finds "Saúde". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

function matches({ title }: ReferenceJournal, prefixes: string[]): boolean {
  const words = wordsOf(title)
  return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))
}

export function searchJournals({ query, rows = usualRows }: JournalQuery): JournalSearchAnswer {
  const prefixes = wordsOf(query)
  const found =
    prefixes.length === 0 ? [] : referenceJournals.filter((journal) => matches(journal, prefixes))
  const items = found
    .slice(0, rows)
    .map(({ title, publisher, issns }) => ({ title, publisher, ISSN: [...issns] }))
  return {
    status: 'ok',
    'message-type': 'journal-list',
    message: { 'total-results': found.length, 'items-per-page': rows, items },
  }
}

export function refuseSearch(errors: readonly ProblemDetail[]): JournalSearchFailure {
  return {
    status: 'failed',
    'message-type': 'validation-failure',
    message: errors.map(({ pointer, message }) => ({
      type: 'parameter-not-allowed',
      value: pointer,
      message,
    })),
  }
}
