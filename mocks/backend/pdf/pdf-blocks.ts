import type { components } from '../../../src/api/generated/schema.gen.ts'

export type Language = components['schemas']['Language']
export type Align = 'left' | 'right'

/** `width` is relative to the other columns. */
export type TableColumn = { heading: string; width: number; align?: Align }

/** A line below a table. */
export type Total = { label: string; value: string; strong?: boolean }

/** Texts are in the reader's language. */
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
  /** Shown in the header and in the file's properties. */
  author: string
  /** Creation date of the file, epoch milliseconds. */
  at: number
  footer: string
  blocks: readonly PdfBlock[]
}
