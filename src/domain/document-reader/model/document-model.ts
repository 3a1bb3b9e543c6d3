import type { Instant } from '../../../lib/instant.ts'
import type { ClosedPackage } from '../../../lib/manuscript/closed-package.ts'
import type { ChangeCategory } from './change-categories.ts'

/** `format` changes how a text looks; a move has two ends. */
export type ChangeKind =
  | 'insertion'
  | 'deletion'
  | 'replacement'
  | 'moved-here'
  | 'moved-away'
  | 'format'

export type ChangePart = 'paragraph-mark' | 'table-row' | 'picture'

/** A tracked change, however many pieces of the text it has. Texts are shortened. */
export type Change = {
  kind: ChangeKind
  author: string
  /** Null where the file names none. */
  date: Instant | null
  inserted: string
  deleted: string
  part?: ChangePart
  /** Name of the move that it is one end of; both ends are decided together. */
  move?: string
}

export type DocumentComment = {
  author: string
  date: number | null
  paragraphs: string[]
  /** Answers the comment before it. */
  isReply: boolean
  isResolved: boolean
}

export type ChangeStatus = 'inserted' | 'deleted'

/** A piece of text of one look. Numbers are positions in the lists of changes, comments and notes, from 0. */
export type Span = {
  text: string
  bold?: true
  italic?: true
  position?: 'super' | 'sub'
  status?: ChangeStatus
  change?: number
  /** The change that inserted it, where `change` deletes it. */
  insertedBy?: number
  comments?: number[]
  /** Comments whose anchor begins here. */
  opens?: number[]
  note?: number
  address?: string
  /** Stands for a picture, which `text` describes. */
  isPicture?: true
  /** Position of what is marked in it, where it is compared with another document. */
  marked?: number
}

export type ListMark = {
  format: 'bullet' | 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman'
  /** From 0. */
  level: number
  value: number
}

export type Paragraph = {
  kind: 'paragraph'
  role: 'text' | 'title' | 'caption' | 'heading'
  /** Of a heading, from 1. */
  level: number
  list?: ListMark | undefined
  /** Stands before a heading, such as "2.1". */
  number?: string
  spans: Span[]
  /** The change of its end: once that is taken back or accepted, it is joined with the next one. */
  end?: { status: ChangeStatus; change: number; insertedBy?: number }
  /** The change of its own format. */
  format?: number
  /** Where it begins, as Word last showed it; undefined on the first page, and where the file does not say it. */
  page?: number
  /** Of a text box, which stands before the paragraph that it is anchored in. */
  isInBox?: true
}

export type TableCell = { blocks: Block[]; columns: number }
export type TableRow = {
  cells: TableCell[]
  status?: ChangeStatus
  change?: number
  insertedBy?: number
}
export type Table = { kind: 'table'; rows: TableRow[] }
export type Block = Paragraph | Table

export type Chunk = {
  blocks: Block[]
  /** Set for the chunks of notes: the position of the note that each of its blocks belongs to. */
  notes?: number[]
  changes: Change[]
  firstChange: number
}

export type DocumentOutline = {
  chunks: number
  changes: number
  /** Of each change. */
  categories: ChangeCategory[]
  /** Positions of changes that are decided together. */
  moves: number[][]
  /** Whether the file has tracked changes that are not shown and cannot be decided here. */
  hasOtherChanges: boolean
  comments: DocumentComment[]
  /** BCP 47; undefined where the file names none, or one that its script contradicts. */
  language: string | undefined
}

/** Why a document cannot be shown; `unknown` where it is not read in time. */
export type ReadingFailure = ClosedPackage['kind'] | 'unknown'

export type DocumentView = 'all' | 'final' | 'original'
