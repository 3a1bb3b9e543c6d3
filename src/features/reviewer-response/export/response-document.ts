import type { Change } from '../../../domain/document-reader/model/document-model.ts'
import type { CommentGroup } from '../answers/comment-groups.ts'
import type { WordPart } from './word-xml.ts'
import type { WordDocument } from './write-word-file.ts'

export type ResponseLabels = {
  title: string
  leads: readonly string[]
  /** As Word names it. */
  language: string
  comments: string
  columns: { reviewer: string; comment: string; answer: string; place: string; newText: string }
  commentOf: (reviewer: string, number: number) => string
  changes: string
  changeColumns: {
    number: string
    kind: string
    deleted: string
    inserted: string
    author: string
  }
  kindOf: (change: Change) => string
  authorOf: (change: Change) => string
}

function commentsPart(groups: readonly CommentGroup[], labels: ResponseLabels): WordPart {
  const { reviewer, comment, answer, place, newText } = labels.columns
  const rows = groups.flatMap((group) =>
    group.comments.map((one, at) => [
      labels.commentOf(group.reviewer, at + 1),
      one.text,
      one.answer,
      one.place,
      one.newText,
    ]),
  )
  const columns = [
    { name: reviewer, share: 0.11 },
    { name: comment, share: 0.28 },
    { name: answer, share: 0.29 },
    { name: place, share: 0.1 },
    { name: newText, share: 0.22 },
  ]
  return { title: labels.comments, table: { columns, rows } }
}

function changesPart(changes: readonly Change[], labels: ResponseLabels): WordPart {
  const { number, kind, deleted, inserted, author } = labels.changeColumns
  const rows = changes.map((one, at) => [
    String(at + 1),
    labels.kindOf(one),
    one.deleted,
    one.inserted,
    labels.authorOf(one),
  ])
  const columns = [
    { name: number, share: 0.06 },
    { name: kind, share: 0.12 },
    { name: deleted, share: 0.32 },
    { name: inserted, share: 0.32 },
    { name: author, share: 0.18 },
  ]
  return { title: labels.changes, table: { columns, rows } }
}

/** The answer to the reviewers as a Word document, with a second table for tracked changes of the manuscript. */
export function responseDocument(
  groups: readonly CommentGroup[],
  changes: readonly Change[],
  labels: ResponseLabels,
): WordDocument {
  const { title, leads, language } = labels
  const comments = commentsPart(groups, labels)
  const parts = changes.length > 0 ? [comments, changesPart(changes, labels)] : [comments]
  return { title, leads, language, parts }
}
