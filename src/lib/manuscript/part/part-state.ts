import type { HiddenStyles } from '../hidden-styles.ts'

export type Within = Record<
  'text' | 'instruction' | 'pPr' | 'rPr' | 'trPr' | 'tbl' | 'object',
  number
>

/** As a text reads once all changes are accepted, or as it is shown with them. */
export type PartView = 'accepted' | 'tracked'

/** A run, in which a text box or a ruby may have others. */
type OpenRun = {
  depth: number
  font: string | undefined
  style: string | undefined
  /** By its own format. */
  isHidden: boolean | undefined
}

export type PartState = {
  view: PartView
  hiddenStyles: HiddenStyles
  within: Within
  depth: number
  /** Depth of an element whose contents are left out. */
  skippedFrom: number
  /** Depth of an element whose text is left out. */
  silentFrom: number
  runs: OpenRun[]
  /** Ids of the styles of the paragraphs around; undefined for the default one. */
  paragraphStyles: (string | undefined)[]
  write: (text: string, written?: string) => void
}
