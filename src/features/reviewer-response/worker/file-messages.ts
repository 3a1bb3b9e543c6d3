import type { ReadingFailure } from '../../../domain/document-reader/model/document-model.ts'
import type { ManuscriptText } from '../manuscript/read-manuscript-text.ts'

type FileFailure = { kind: 'failed'; reason: ReadingFailure }

export type FileRequest =
  | { read: 'letter'; file: Blob; language: string }
  | { read: 'manuscript'; file: Blob }

export type LetterAnswer = { kind: 'letter'; text: string } | FileFailure

export type ManuscriptAnswer = ({ kind: 'manuscript' } & ManuscriptText) | FileFailure

export const unreadable: FileFailure = { kind: 'failed', reason: 'unknown' }
