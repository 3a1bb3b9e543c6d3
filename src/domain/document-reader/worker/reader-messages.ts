import type { Fingerprint } from '../../../lib/manuscript/fingerprint/fingerprint.ts'
import type { Decisions } from '../decide/decisions.ts'
import type { Chunk, DocumentOutline, ReadingFailure } from '../model/document-model.ts'

/** The page asks for each chunk when it has shown the one before. */
export type ReaderRequest = { do: 'open'; file: Blob } | { do: 'next' }

export type WriterRequest = { do: 'decide'; file: Blob; decisions: Decisions }

/** Undefined where it cannot be written. */
export type WriterAnswer = { decided: Blob | undefined }

export type FingerprintRequest = { do: 'fingerprint'; file: Blob }

/** Undefined where it cannot be read, and for a short text. */
export type FingerprintAnswer = { fingerprint: Fingerprint | undefined }

export type ReaderAnswer =
  | { kind: 'opened'; outline: DocumentOutline }
  | { kind: 'chunk'; chunk: Chunk }
  | { kind: 'failed'; reason: ReadingFailure }
