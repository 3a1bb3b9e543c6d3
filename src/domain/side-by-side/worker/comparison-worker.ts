import { compareDocuments } from '../compare/compare-documents.ts'
import { type PairChunk, splitPairs } from '../compare/split-pairs.ts'
import type { ComparisonAnswer, ComparisonRequest } from './comparison-messages.ts'

let chunks: Iterator<PairChunk> | undefined

const answer = (message: ComparisonAnswer) => self.postMessage(message)

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

async function open(files: Record<'original' | 'translation', Blob>): Promise<void> {
  const [original, translation] = [await bytesOf(files.original), await bytesOf(files.translation)]
  const comparison = compareDocuments({ original, translation })
  if ('kind' in comparison) return answer(comparison)
  const { pairs, ...rest } = comparison
  const split = splitPairs(pairs)
  chunks = split.values()
  const unmatched = pairs.flatMap(({ kind }, at) => (kind === 'matched' ? [] : [at]))
  const firstNote = pairs.findIndex(({ note }) => note !== undefined)
  const outline = {
    ...rest,
    chunks: split.length,
    pairs: pairs.length,
    unmatched,
    firstNote: firstNote < 0 ? undefined : firstNote,
  }
  answer({ kind: 'opened', outline })
}

self.addEventListener('message', ({ data }: MessageEvent<ComparisonRequest>) => {
  if (data.do === 'open') {
    open(data.files).catch(() => answer({ kind: 'failed', side: 'translation', reason: 'unknown' }))
    return
  }
  const next = chunks?.next()
  if (next && !next.done) answer({ kind: 'chunk', chunk: next.value })
})
