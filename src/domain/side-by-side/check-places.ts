import type { TextDifference, TextPair } from './compare/comparison-model.ts'
import type { ComparisonOutline } from './worker/comparison-messages.ts'

type Found = Pick<ComparisonOutline, 'differences' | 'unmatched'>

/** Positions of the pairs that somebody should look at, in order. */
export const placesToCheck = ({ differences, unmatched }: Found): number[] =>
  [...new Set([...unmatched, ...differences.map(({ pair }) => pair)])].sort((a, b) => a - b)

export const countsByKind = (
  differences: readonly Pick<TextDifference, 'kind'>[],
): ReadonlyMap<TextDifference['kind'], number> => {
  const counts = new Map<TextDifference['kind'], number>()
  for (const { kind } of differences) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

export const joinedCount = ({ kind, blocks }: Pick<TextPair, 'kind' | 'blocks'>): number =>
  blocks[kind === 'merged' ? 'original' : 'translation'].length
