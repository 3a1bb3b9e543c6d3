import { expect, it } from 'vitest'
import type { Block, Span } from '../../document-reader/model/document-model.ts'
import { finalText } from '../align/text-unit.ts'
import { markBlocks } from './mark-blocks.ts'

const paragraph = (...spans: Span[]): Block => ({
  kind: 'paragraph',
  role: 'text',
  level: 0,
  spans,
})
const cell = (text: string) => ({ columns: 1, blocks: [paragraph({ text })] })

/** Marked pieces in brackets, with their positions. */
function shown(block: Block): string {
  if (block.kind === 'table') {
    return block.rows
      .map(({ cells }) => cells.flatMap(({ blocks }) => blocks.map(shown)).join(' | '))
      .join(' / ')
  }
  return block.spans
    .map(({ text, marked }) => (marked === undefined ? text : `[${marked}:${text}]`))
    .join('')
}

function marked(blocks: readonly Block[], ...words: string[]): string[] {
  const text = blocks.map(finalText).join('\n')
  const ranges = words.map((word, difference) => {
    const start = text.indexOf(word)
    return { start, end: start + word.length, difference }
  })
  return markBlocks(blocks, ranges).map(shown)
}

it('marks places in a paragraph, also across its spans', () => {
  const block = paragraph({ text: 'In 20', bold: true }, { text: '20 we saw 12 birds' })
  expect(marked([block], '2020', '12')).toEqual(['In [0:20][0:20] we saw [1:12] birds'])
})

it('passes over what is deleted and over pictures', () => {
  const block = paragraph(
    { text: 'Of 12', status: 'deleted' },
    { text: 'a map', isPicture: true },
    { text: 'Of 13 birds' },
  )
  expect(marked([block], '13')).toEqual(['Of 12a mapOf [0:13] birds'])
})

it('marks places in cells and in the paragraph after them', () => {
  const table: Block = {
    kind: 'table',
    rows: [{ cells: [cell('Dams'), cell('17')] }, { cells: [cell('None'), cell('19')] }],
  }
  expect(marked([table, paragraph({ text: '412 tonnes' })], '17', '19', '412')).toEqual([
    'Dams | [0:17] / None | [1:19]',
    '[2:412] tonnes',
  ])
})

it('keeps the number of a comment before the first piece', () => {
  const [block] = markBlocks(
    [paragraph({ text: '12 birds', opens: [0] })],
    [{ start: 0, end: 2, difference: 0 }],
  )
  expect(block).toMatchObject({
    spans: [{ text: '12', opens: [0], marked: 0 }, { text: ' birds' }],
  })
})
