import { expect, it } from 'vitest'
import type { Block, Change } from '../../../domain/document-reader/model/document-model.ts'
import { readDocument } from '../../../domain/document-reader/parse/read-document.ts'
import { finalText } from '../../../domain/side-by-side/align/text-unit.ts'
import type { CommentGroup } from '../answers/comment-groups.ts'
import type { ResponseLabels } from './response-document.ts'
import { responseFile } from './response-file.ts'

const comment = {
  id: 1,
  reviewer: '1',
  text: 'Say <why>.',
  answer: 'Two lines:\nthe second & last.',
  place: 'page 3',
  newText: 'It is “so”.\u0000\uD800',
  isDeleted: false,
}
const groups: CommentGroup[] = [
  { reviewer: '1', comments: [comment] },
  { reviewer: '2', comments: [{ ...comment, id: 2, text: '说明原因。', answer: '', newText: '' }] },
]
const change: Change = { kind: 'insertion', author: 'Ada', date: null, inserted: 'x', deleted: '' }

const labels: ResponseLabels = {
  title: 'Answer',
  leads: ['Order GX7KQ2M9'],
  language: 'en-US',
  comments: 'Comments',
  columns: { reviewer: 'R', comment: 'C', answer: 'A', place: 'P', newText: 'N' },
  commentOf: (reviewer, number) => `${reviewer}.${number}`,
  changes: 'Changes',
  changeColumns: { number: 'No.', kind: 'K', deleted: 'D', inserted: 'I', author: 'By' },
  kindOf: ({ kind }) => kind,
  authorOf: ({ author }) => author,
}

/** A table as its rows of cells. */
function shownBlock(block: Block): string | string[][] {
  if (block.kind === 'paragraph') return finalText(block)
  return block.rows.map(({ cells }) => cells.map(({ blocks }) => blocks.map(finalText).join('\n')))
}

async function written(changes: Change[]) {
  const file = responseFile(groups, changes, labels, 'Answer.docx')
  const document = readDocument(new Uint8Array(await file.arrayBuffer()))
  if (document.kind !== 'read') throw new Error(document.kind)
  return {
    file,
    blocks: document.chunks.flatMap(({ blocks }) => blocks).map(shownBlock),
    outline: document.outline,
  }
}

const comments = [
  ['R', 'C', 'A', 'P', 'N'],
  ['1.1', 'Say <why>.', 'Two lines:\nthe second & last.', 'page 3', 'It is “so”.'],
  ['2.1', '说明原因。', '', 'page 3', ''],
]

it('is a Word document with the comments as a table', async () => {
  const { blocks, file, outline } = await written([])
  expect(blocks).toEqual(['Answer', 'Order GX7KQ2M9', 'Comments', comments, ''])
  expect(file.name).toBe('Answer.docx')
  expect(file.type).toContain('wordprocessingml.document')
  expect(outline.changes).toBe(0)
})

it('lists the tracked changes of the manuscript in a second part', async () => {
  const { blocks } = await written([change, { ...change, author: 'Bo' }])
  expect(blocks.slice(3)).toEqual([
    comments,
    '',
    'Changes',
    [
      ['No.', 'K', 'D', 'I', 'By'],
      ['1', 'insertion', '', 'x', 'Ada'],
      ['2', 'insertion', '', 'x', 'Bo'],
    ],
    '',
  ])
})
