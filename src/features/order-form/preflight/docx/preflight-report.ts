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
  /** In reading order. */
  sections: SectionKind[]
  /** Threads that nobody has resolved. */
  comments: number
  changes: number
  uncaptionedFigures: number
}

export type PreflightReport =
  | { kind: 'read'; summary: ManuscriptSummary }
  /** Without a letter or digit. */
  | { kind: 'empty' }
  | { kind: 'locked' }
  | { kind: 'damaged' }
  /** Something else under the name of a Word file. */
  | { kind: 'not-word' }
  /** Nothing can be said of the file: too old, too large, or not read in time. */
  | { kind: 'unknown' }
