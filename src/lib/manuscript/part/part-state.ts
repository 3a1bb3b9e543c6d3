/** How many open elements of a kind are around a place. */
export type Within = Record<
  'text' | 'instruction' | 'pPr' | 'rPr' | 'trPr' | 'tbl' | 'object',
  number
>

/** As a text reads once all changes are accepted, or as it is shown with them. */
export type PartView = 'accepted' | 'tracked'

export type PartState = {
  view: PartView
  within: Within
  depth: number
  /** Depth of an element whose contents are left out. */
  skippedFrom: number
  /** Depth of an element whose text is left out. */
  silentFrom: number
  /** Of the runs around, one of which may have a text box or a ruby in it. */
  fonts: (string | undefined)[]
  write: (text: string, written?: string) => void
}
