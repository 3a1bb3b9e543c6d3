/** Vocabulary of a research field. */
export type ResearchField = {
  title: string
  authors: string
  affiliation: string
  keywords: string
  /** Plural: "small streams". */
  subjects: readonly string[]
  /** With an article: "the upper valley". */
  places: readonly string[]
  /** Singular, no article: "water temperature". */
  measures: readonly string[]
  /** Singular, no article. */
  factors: readonly string[]
  /** With an article. */
  devices: readonly string[]
  periods: readonly string[]
  /** Singular, no article. */
  processes: readonly string[]
  /** With an article. */
  uses: readonly string[]
  /** Headings of a longer work. */
  parts: readonly string[]
  /** Single words, for lists. */
  stations: readonly string[]
  references: readonly string[]
}
