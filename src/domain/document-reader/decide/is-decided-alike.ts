import type { Chunk } from '../model/document-model.ts'
import { changesIn } from '../parse/text-of-blocks.ts'
import type { Decisions } from './decisions.ts'

const positions = new WeakMap<Chunk, number[]>()

function positionsIn(chunk: Chunk): number[] {
  const known = positions.get(chunk) ?? [...new Set(chunk.blocks.flatMap(changesIn))]
  positions.set(chunk, known)
  return known
}

export const isDecidedAlike = (chunk: Chunk, before: Decisions, after: Decisions): boolean =>
  positionsIn(chunk).every((position) => before[position] === after[position])
