import { isDay } from './calendar.ts'

/** A day as YYYY-MM-DD, or why the text is none. */
type ParsedDay = { day: string } | { problem: 'impossible' | 'unreadable' }

const monthFirst = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/
const yearFirst = /^(\d{4})[\s/.年-]+(\d{1,2})[\s/.月-]+(\d{1,2})日?(?:T.*)?$/

/** Reads MM/DD/YYYY and YYYY-MM-DD with any separator or none; two-digit years are ambiguous. */
export function parseDay(text: string): ParsedDay {
  const plain = separate(text.normalize('NFKC').trim())
  const american = monthFirst.exec(plain)
  const iso = yearFirst.exec(plain)
  const [year, month, date] = american
    ? [american[3], american[1], american[2]]
    : [iso?.[1], iso?.[2], iso?.[3]]
  if (!year || !month || !date) return { problem: 'unreadable' }
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? { day } : { problem: 'impossible' }
}

/** Number keyboards have no slash. No month is 19 or 20, so eight digits are unambiguous. */
function separate(text: string): string {
  if (!/^\d{8}$/.test(text)) return text
  return /^(19|20)/.test(text)
    ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
    : `${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`
}
