import type { Chunk, DocumentOutline, ReadingFailure } from './document-model.ts'

/** The page asks for each chunk when it has shown the one before. */
export type ReaderRequest = { do: 'open'; file: Blob } | { do: 'next' }

export type ReaderAnswer =
  | { kind: 'opened'; outline: DocumentOutline }
  | { kind: 'chunk'; chunk: Chunk }
  | { kind: 'failed'; reason: ReadingFailure }
