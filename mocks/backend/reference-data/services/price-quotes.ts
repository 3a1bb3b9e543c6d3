/** The number before the first quote; quotes are valid for 30 days (milliseconds). */
export const quotesAfter = 10_480
export const quoteHoldsFor = 30 * 86_400_000
