import type { components, operations } from '../../../src/api/generated/journal-directory.gen.ts'
import type { ProblemDetail } from '../calls/problem.ts'
import { referenceJournals } from '../reference-data/reference-journals.ts'

type IssnPath = operations['findJournalByIssn']['parameters']['path']
type DirectoryAnswer = components['schemas']['DirectoryAnswer']
type DirectoryFailure = components['schemas']['DirectoryFailure']

/** Finds a journal by its print or online ISSN; the directory lists open-access journals only. */
export function findJournalByIssn({ issn }: IssnPath): DirectoryAnswer {
  const found = referenceJournals.filter(({ issns, open }) => open && issns.includes(issn))
  const results = found.map(({ title, url }) => ({ bibjson: { title, ref: { journal: url } } }))
  return { total: results.length, results }
}

export function refuseNumber(errors: readonly ProblemDetail[]): DirectoryFailure {
  const error = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')
  return { status: 'bad_request', error }
}
