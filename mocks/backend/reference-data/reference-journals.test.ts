import { expect, it } from 'vitest'
import { referenceJournals } from './reference-journals.ts'

/** ISSN check digit (ISO 3297). */
function checkCharacter(issn: string): string {
  const digits = issn.replace('-', '').slice(0, 7)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

it.each(referenceJournals)(
  '$title has valid numbers and a plain address',
  ({ issns, ...journal }) => {
    for (const issn of issns) {
      expect(issn).toMatch(/^\d{4}-\d{3}[\dX]$/)
      expect(issn.at(-1)).toBe(checkCharacter(issn))
    }
    expect(journal.publisher).not.toBe('')
    expect(new URL(journal.url).href).toBe(journal.url)
  },
)

it('lists each journal and each number once', () => {
  const issns = referenceJournals.flatMap((journal) => journal.issns)
  expect(new Set(issns).size).toBe(issns.length)
  expect(new Set(referenceJournals.map(({ title }) => title)).size).toBe(referenceJournals.length)
})
