import { expect, it } from 'vitest'
import type { Block, DocumentView, Paragraph, Span } from '../model/document-model.ts'
import { textOfBlock } from '../parse/text-of-blocks.ts'
import { blocksInView } from './blocks-in-view.ts'

const spanOf = (text: string): Span => {
  if (text.startsWith('+')) return { text: text.slice(1), status: 'inserted', change: 0 }
  if (text.startsWith('-')) return { text: text.slice(1), status: 'deleted', change: 0 }
  return { text }
}
const p = (texts: string[], end?: 'inserted' | 'deleted'): Paragraph => ({
  ...{ kind: 'paragraph', role: 'text', level: 0 },
  spans: texts.map(spanOf),
  ...(end && { end: { status: end, change: 0 } }),
})
const rows = (...statuses: (undefined | 'inserted' | 'deleted')[]): Block => ({
  kind: 'table',
  rows: statuses.map((status, index) => ({
    cells: [{ columns: 1, blocks: [p([`row ${index}`])] }],
    ...(status && { status, change: 0 }),
  })),
})

it.each<[string, Block[], string[], string[]]>([
  ['a replaced word', [p(['grew ', '-then', '+than', ' in'])], ['grew than in'], ['grew then in']],
  ['an inserted paragraph', [p(['+New.'], 'inserted'), p(['Old.'])], ['New.', 'Old.'], ['Old.']],
  [
    'a deleted paragraph',
    [p(['-Gone.'], 'deleted'), p(['Stays.'])],
    ['Stays.'],
    ['Gone.', 'Stays.'],
  ],
  [
    'two that were joined',
    [p(['One, '], 'deleted'), p(['two.'])],
    ['One, two.'],
    ['One, ', 'two.'],
  ],
  ['a text whose end stays', [p(['-Gone.']), p(['Stays.'])], ['Stays.'], ['Gone.', 'Stays.']],
  ['an empty line', [p([]), p(['Text'])], ['', 'Text'], ['', 'Text']],
  [
    'a joined end before a table',
    [p(['One'], 'deleted'), rows(undefined)],
    ['One', 'row 0'],
    ['One', 'row 0'],
  ],
  [
    'two that were joined around a text box',
    [p(['One, '], 'deleted'), { ...p(['Box']), isInBox: true }, p(['two.'])],
    ['Box', 'One, two.'],
    ['One, ', 'Box', 'two.'],
  ],
  ['rows', [rows(undefined, 'inserted', 'deleted')], ['row 0 row 1'], ['row 0 row 2']],
  ['a table that was inserted', [rows('inserted')], ['row 0'], []],
])('shows %s', (_, blocks, final, original) => {
  const texts = (view: DocumentView) => blocksInView(blocks, view).map(textOfBlock)
  expect(texts('final')).toEqual(final)
  expect(texts('original')).toEqual(original)
  expect(blocksInView(blocks, 'all')).toBe(blocks)
})

it('shows no mark of an end that stays', () => {
  const [shown] = blocksInView([p(['+New.'], 'inserted'), p(['Old.'])], 'final')
  expect(shown).not.toHaveProperty('end')
})

it('keeps the comments on a text that is not shown', () => {
  const opening: Paragraph = { ...p([]), spans: [{ ...spanOf('-a'), opens: [0] }, spanOf('b')] }
  const closing: Paragraph = { ...p([]), spans: [spanOf('b'), { ...spanOf('-a'), opens: [1] }] }
  expect(blocksInView([opening, closing], 'final')).toMatchObject([
    { spans: [{ text: 'b', opens: [0] }] },
    { spans: [{ text: 'b' }, { text: '', opens: [1] }] },
  ])
})

it.each<[string, string, string[]]>([
  ['nothing', '--', ['grew than in 3']],
  ['a rejected change', 'r-', ['grew then in 3']],
  ['accepted and rejected ones', 'ar', ['grew than in 2']],
])('shows the final text with %s', (_, decisions, expected) => {
  const other = (text: string): Span => ({ ...spanOf(text), change: 1 })
  const spans = [...p(['grew ', '-then', '+than', ' in ']).spans, other('-2'), other('+3')]
  const shown = blocksInView([{ ...p([]), spans }], 'final', decisions)
  expect(shown.map(textOfBlock)).toEqual(expected)
})

it('shows what was inserted and then deleted in neither text', () => {
  const both: Span = { text: 'x', status: 'deleted', change: 1, insertedBy: 0 }
  const block = { ...p([]), spans: [{ text: 'a' }, both] }
  const texts = (view: DocumentView, decisions?: string) =>
    blocksInView([block], view, decisions).map(textOfBlock)
  expect(texts('final')).toEqual(['a'])
  expect(texts('original')).toEqual(['a'])
  expect(texts('final', '-r')).toEqual(['ax'])
  expect(texts('final', 'rr')).toEqual(['a'])
})
