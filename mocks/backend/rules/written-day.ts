/** A day as the server writes it for people, as `March 02, 2026`, of an instant (epoch milliseconds) in a zone. */
export function writtenDay(instant: number, timeZone: string): string {
  const options = { month: 'long', day: '2-digit', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(instant)
}
