import { useEffect, useState } from 'react'
import type { Chunk } from '../model/document-model.ts'
import type { Decisions } from './decisions.ts'
import { isDecidedAlike } from './is-decided-alike.ts'

export function nextUndrawn(
  chunks: readonly Chunk[],
  shown: readonly Decisions[],
  decisions: Decisions,
  start: number,
): number {
  const isUndrawn = (chunk: Chunk, index: number) =>
    !isDecidedAlike(chunk, shown[index] ?? decisions, decisions)
  const after = chunks.findIndex((chunk, index) => index >= start && isUndrawn(chunk, index))
  return after >= 0 ? after : chunks.findIndex(isUndrawn)
}

/** Decisions on many changes reach one chunk after another, so that the page stays usable. */
export function useChunkDecisions(
  decisions: Decisions,
  chunks: readonly Chunk[],
  inSight: () => number,
): readonly Decisions[] {
  const [shown, setShown] = useState<readonly Decisions[]>([])
  const now = chunks.map((_, index) => shown[index] ?? decisions)
  useEffect(() => {
    if (decisions === '') return
    const next = nextUndrawn(chunks, now, decisions, inSight())
    if (next < 0 && shown.length === chunks.length) return
    const timer = setTimeout(() => {
      setShown(now.map((before, index) => (index === next ? decisions : before)))
    }, 0)
    return () => clearTimeout(timer)
  })
  return now
}
