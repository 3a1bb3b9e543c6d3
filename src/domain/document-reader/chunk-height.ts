import type { Block, Chunk } from './model/document-model.ts'
import { changesIn, commentsIn, textOfBlock } from './parse/text-of-blocks.ts'

/** Pixels. */
const line = 28
const gap = 12
const note = 48

const lettersInLine = { wide: 82, narrow: 40 }

const wideLetters = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

const letters = (text: string) => text.length + (text.match(wideLetters)?.length ?? 0)

type Room = keyof typeof lettersInLine

function blockHeight(block: Block, room: Room): number {
  if (block.kind === 'table') return block.rows.length * (line + gap) + gap
  const lines = Math.max(1, Math.ceil(letters(textOfBlock(block)) / lettersInLine[room]))
  const ownGap = block.role === 'heading' ? gap + 16 : gap
  return lines * line + ownGap
}

export function chunkHeight({ blocks }: Pick<Chunk, 'blocks'>, room: Room): number {
  const heights = blocks.map((block) => {
    const height = blockHeight(block, room)
    const comments = commentsIn(block).length
    const notes = (changesIn(block).length > 0 ? note : 0) + comments * 2 * note
    return room === 'wide' ? Math.max(height, notes) : height + notes
  })
  return heights.reduce((sum, height) => sum + height, 0)
}
