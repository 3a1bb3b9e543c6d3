import type { Change } from '../../../domain/document-reader/model/document-model.ts'
import type { CommentGroup } from '../answers/comment-groups.ts'
import { type ResponseLabels, responseDocument } from './response-document.ts'
import { writeWordFile } from './write-word-file.ts'

export const responseFile = (
  groups: readonly CommentGroup[],
  changes: readonly Change[],
  labels: ResponseLabels,
  name: string,
): File => writeWordFile(responseDocument(groups, changes, labels), name)
