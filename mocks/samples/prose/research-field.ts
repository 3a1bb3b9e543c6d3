export type ResearchField = {
  title: string
  authors: string
  affiliation: string
  keywords: string
  subjects: readonly string[]
  /** With an article: "the upper valley". */
  places: readonly string[]
  /** Singular, no article: "water temperature". */
  measures: readonly string[]
  factors: readonly string[]
  devices: readonly string[]
  periods: readonly string[]
  processes: readonly string[]
  uses: readonly string[]
  parts: readonly string[]
  stations: readonly string[]
  references: readonly string[]
}
