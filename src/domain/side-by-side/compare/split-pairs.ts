import { textOfBlock } from '../../document-reader/parse/text-of-blocks.ts'
import type { TextPair } from './comparison-model.ts'

/** Pairs that are laid out together. */
export type PairChunk = { first: number; pairs: TextPair[] }

/** UTF-16 units of both texts: about 350 words, which are shown in a few milliseconds. */
const chunkLength = 2_400

export function splitPairs(pairs: readonly TextPair[]): PairChunk[] {
  const chunks: PairChunk[] = []
  let length = Number.POSITIVE_INFINITY
  for (const [at, pair] of pairs.entries()) {
    if (length >= chunkLength) {
      chunks.push({ first: at, pairs: [] })
      length = 0
    }
    chunks.at(-1)?.pairs.push(pair)
    const { original, translation } = pair.blocks
    for (const block of [...original, ...translation]) length += textOfBlock(block).length
  }
  return chunks
}
