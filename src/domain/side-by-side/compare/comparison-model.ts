import type {
  Block,
  Change,
  DocumentOutline,
  ReadingFailure,
} from '../../document-reader/model/document-model.ts'
import type { FactKind } from '../facts/text-fact.ts'

export type ComparedSide = 'original' | 'translation'

/** `copied` is still in the language of the original. */
export type PairKind = 'matched' | 'untranslated' | 'copied' | 'added' | 'merged' | 'divided'

/** Of one text, and not of the other beside it. */
export type TextDifference = {
  kind: FactKind
  side: ComparedSide
  text: string
  /** Position of its pair. */
  pair: number
}

/** Paragraphs that stand beside one another. */
export type TextPair = {
  kind: PairKind
  blocks: Record<ComparedSide, Block[]>
  /** Positions in the list of differences. */
  differences: number[]
  note?: number
}

/** What a term of the original became, with the positions of the pairs. */
type TermVariant = { text: string; pairs: number[] }
export type VaryingTerm = { term: string; variants: TermVariant[] }

export type ComparedDocument = {
  outline: DocumentOutline
  changes: Change[]
  language: string
}

export type Comparison = {
  pairs: TextPair[]
  differences: TextDifference[]
  terms: VaryingTerm[]
  documents: Record<ComparedSide, ComparedDocument>
}

export type ComparisonFailure = { kind: 'failed'; side: ComparedSide; reason: ReadingFailure }
