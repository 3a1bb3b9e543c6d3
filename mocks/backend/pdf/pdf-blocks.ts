import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

export type DocumentLanguage = Schemas['Language']
export type Align = 'left' | 'right'

/** `width` is relative to the other columns. */
export type TableColumn = { heading: string; width: number; align?: Align }

export type Total = { label: string; value: string; strong?: boolean }

type Pairs = readonly (readonly [label: string, value: string])[]

type Party = { heading: string; lines: readonly string[] }

/** Texts are in the reader's language. */
export type PdfBlock =
  | { kind: 'title'; text: string; subtitle?: string }
  | { kind: 'heading'; text: string }
  | {
      kind: 'paragraph'
      text: string
      quiet?: boolean
      serif?: boolean
      align?: Align | 'center'
      size?: number
    }
  | { kind: 'link'; address: string; align?: Align | 'center' }
  | { kind: 'pairs'; pairs: Pairs; align?: 'center' }
  | { kind: 'particulars'; party: Party | undefined; pairs: Pairs }
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
  language: DocumentLanguage
  /** Shown in the header and in the file's properties. */
  author: string
  /** Creation date of the file. */
  at: Instant
  footer: string
  framed?: boolean
  blocks: readonly PdfBlock[]
}
