import type { ComparedSide, Comparison, ComparisonFailure } from '../compare/comparison-model.ts'
import type { PairChunk } from '../compare/split-pairs.ts'

/** The page asks for each chunk when it has shown the one before. */
export type ComparisonRequest = { do: 'open'; files: Record<ComparedSide, Blob> } | { do: 'next' }

export type ComparisonOutline = Omit<Comparison, 'pairs'> & {
  chunks: number
  pairs: number
  /** Positions of pairs that are untranslated, copied, added, merged or divided. */
  unmatched: number[]
  /** Position of the first pair of notes. */
  firstNote: number | undefined
}

export type ComparisonAnswer =
  | { kind: 'opened'; outline: ComparisonOutline }
  | { kind: 'chunk'; chunk: PairChunk }
  | ComparisonFailure
