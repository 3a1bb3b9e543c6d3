/** The number before that of the first quote, and how long the prices of one hold (30 days). */
export const quotesAfter = 10_480
export const quoteHoldsFor = 30 * 86_400_000
