import type { components } from '../../../src/api/generated/schema.gen.ts'

export type Language = components['schemas']['Language']
export type Align = 'left' | 'right'

/** `width` is a share of the table's width; shares need not add up to one. */
export type TableColumn = { heading: string; width: number; align?: Align }

/** A line below a table: `strong` for what is to be paid. */
export type Total = { label: string; value: string; strong?: boolean }

/** What a document is made of, from top to bottom. Texts are in the reader's language. */
export type PdfBlock =
  | { kind: 'title'; text: string; subtitle?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean; align?: Align | 'center'; size?: number }
  | { kind: 'pairs'; pairs: readonly (readonly [label: string, value: string])[] }
  | { kind: 'parties'; parties: readonly { heading: string; lines: readonly string[] }[] }
  | {
      kind: 'table'
      columns: readonly TableColumn[]
      rows: readonly (readonly string[])[]
      totals?: readonly Total[]
    }
  | { kind: 'rule' }
  | { kind: 'space'; height: number }

export type PdfDocument = {
  title: string
  language: Language
  /** Who made it: stands at the head of the first page and in the file's properties. */
  author: string
  /** The instant that the file says it was made, epoch milliseconds. */
  at: number
  /** At the foot of each page, before the number of the page. */
  footer: string
  blocks: readonly PdfBlock[]
}
