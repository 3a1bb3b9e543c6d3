import type { DocumentRow } from './document-row.ts'

const line = (file: string, [words, notes, comments, changes, time]: string[], rest: string) =>
  `${file.padEnd(40)} ${words?.padStart(7)} ${notes?.padStart(6)} ${comments?.padStart(8)} ${changes?.padStart(7)} ${time?.padStart(6)}  ${rest}`.trimEnd()

export const tableHead = line(
  'file',
  ['words', 'notes', 'comments', 'changes', 'ms'],
  'words by language; what is not read',
)

export function documentLine(row: DocumentRow): string {
  const { words, noteWords, comments, changes, milliseconds } = row
  const counts = [words, noteWords, comments, changes, milliseconds].map((count) =>
    String(count ?? '-'),
  )
  const languages = Object.entries(row.wordsByLanguage)
    .toSorted(([, a], [, b]) => b - a)
    .map(([language, count]) => `${language} ${count}`)
    .join(', ')
  const unread = row.unread.length > 0 ? `not read: ${row.unread.join(', ')}` : ''
  const rest = row.refused
    ? `refused: ${row.refused}`
    : [languages, unread].filter(Boolean).join('; ')
  return line(row.file, counts, rest)
}
