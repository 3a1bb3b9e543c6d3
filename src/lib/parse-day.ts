/** A day as YYYY-MM-DD, or why the text is none. */
export type ParsedDay = { day: string } | { problem: 'impossible' | 'unreadable' }

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

export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || date < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return date <= (lengths[month - 1] ?? 0)
}

/** Converts YYYY-MM-DD to MM/DD/YYYY; other text is returned unchanged. */
export function writeDay(day: string): string {
  if (!isDay(day)) return day
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
