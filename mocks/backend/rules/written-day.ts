import { remembered } from './remembered.ts'

const formatIn = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone }),
)

/** A day as the server writes it for people, as `March 02, 2026`, of an instant (epoch milliseconds) in a zone. */
export function writtenDay(instant: number, timeZone: string): string {
  return formatIn(timeZone).format(instant)
}
