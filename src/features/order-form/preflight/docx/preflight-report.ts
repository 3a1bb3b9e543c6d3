import type { ClosedPackage } from '../../../../lib/manuscript/closed-package.ts'

/** In the order in which a summary lists them. */
export const sectionKinds = [
  'abstract',
  'introduction',
  'methods',
  'results',
  'discussion',
  'conclusions',
  'references',
] as const

export type SectionKind = (typeof sectionKinds)[number]

export type ManuscriptSummary = {
  /** Chinese and Japanese by character. */
  words: number
  /** Undefined where the manuscript has no list of references. */
  wordsWithoutReferences: number | undefined
  /** ISO 639-1, or `und`. */
  language: string
  sections: SectionKind[]
  /** Threads that nobody has resolved. */
  comments: number
  changes: number
  uncaptionedFigures: number
}

export type PreflightReport =
  | { kind: 'read'; summary: ManuscriptSummary }
  | ClosedPackage
  /** Not read in time. */
  | { kind: 'unknown' }
