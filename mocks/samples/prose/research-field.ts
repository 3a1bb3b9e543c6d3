/** The words of one field of research, from which a paper of that field is written. */
export type ResearchField = {
  title: string
  authors: string
  affiliation: string
  keywords: string
  /** What is studied, in the plural: "small streams". */
  subjects: readonly string[]
  /** Where, with an article: "the upper valley". */
  places: readonly string[]
  /** What is measured, in the singular and without article: "water temperature". */
  measures: readonly string[]
  /** What acts on it, in the singular and without article. */
  factors: readonly string[]
  /** With what, with an article. */
  devices: readonly string[]
  periods: readonly string[]
  /** What is thought to happen, in the singular and without article. */
  processes: readonly string[]
  /** Whom or what the result serves, with an article. */
  uses: readonly string[]
  /** Headings of the parts of a longer work. */
  parts: readonly string[]
  /** Places of one word each, for lists. */
  stations: readonly string[]
  references: readonly string[]
}
