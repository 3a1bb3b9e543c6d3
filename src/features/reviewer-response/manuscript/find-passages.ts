import { foldedText } from './folded-text.ts'
import type { Passage } from './read-manuscript-text.ts'

type FoundPassages = {
  passages: Passage[]
  /** That are not among them. */
  more: number
}

const mostShown = 5

const none: FoundPassages = { passages: [], more: 0 }

/** Those with the text as it was typed; where there are none, those with all of its words. */
export function findPassages(all: readonly Passage[], typed: string): FoundPassages {
  const query = foldedText(typed)
  if (query === '') return none
  const words = query.split(' ')
  const exact = all.filter(({ folded }) => folded.includes(query))
  const found =
    exact.length > 0
      ? exact
      : all.filter(({ folded }) => words.every((word) => folded.includes(word)))
  return { passages: found.slice(0, mostShown), more: Math.max(0, found.length - mostShown) }
}
