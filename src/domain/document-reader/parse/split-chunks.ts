import type { Block, Change, Chunk } from '../model/document-model.ts'
import { changesIn, textOfBlock } from './text-of-blocks.ts'

export type NotedBlock = { block: Block; note: number }

/** UTF-16 units after which a chunk ends: about 350 words, which are shown in a few milliseconds. */
const chunkLength = 2_400

/** Whether a block may be joined with the next one, which must then be in its chunk. */
const isJoined = (block: Block) => block.kind === 'paragraph' && block.end !== undefined

function grouped<Item>(items: readonly Item[], blockOf: (item: Item) => Block): Item[][] {
  const groups: Item[][] = []
  let length = Number.POSITIVE_INFINITY
  let isOpen = false
  for (const item of items) {
    const block = blockOf(item)
    if (length >= chunkLength && !isOpen) {
      groups.push([])
      length = 0
    }
    groups.at(-1)?.push(item)
    length += textOfBlock(block).length
    isOpen = isJoined(block)
  }
  return groups
}

export function splitChunks(
  body: readonly Block[],
  notes: readonly NotedBlock[],
  changes: readonly Change[],
): Chunk[] {
  const ofBody = grouped(body, (block) => block).map((blocks) => ({ blocks, notes: undefined }))
  const ofNotes = grouped(notes, ({ block }) => block).map((some) => ({
    blocks: some.map(({ block }) => block),
    notes: some.map(({ note }) => note),
  }))
  let firstChange = 0
  return [...ofBody, ...ofNotes].map(({ blocks, notes: numbers }) => {
    const last = Math.max(firstChange - 1, ...blocks.flatMap(changesIn))
    const chunk: Chunk = {
      blocks,
      changes: changes.slice(firstChange, last + 1),
      firstChange,
      ...(numbers && { notes: numbers }),
    }
    firstChange = last + 1
    return chunk
  })
}
