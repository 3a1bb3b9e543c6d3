import type { Unlisted } from './unlisted.ts'

export const unlistedText = (text: string): Unlisted => JSON.parse(JSON.stringify(text))
