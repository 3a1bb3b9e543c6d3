const mostInDollars = 100_000

/** The most that can be paid in advance at once, with two significant digits; in major units. */
export function mostPrepayment({ exchangeRate }: { exchangeRate: number }): number {
  const most = mostInDollars / exchangeRate
  const step = 10 ** (Math.floor(Math.log10(most)) - 1)
  return Math.floor(most / step) * step
}
