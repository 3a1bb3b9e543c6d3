import type { Unlisted } from './unlisted.ts'

/** What a newer server sends for an enumeration. */
export const unlistedText = (text: string): Unlisted => JSON.parse(JSON.stringify(text))
