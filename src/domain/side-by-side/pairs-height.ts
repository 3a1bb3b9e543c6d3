import { chunkHeight } from '../document-reader/chunk-height.ts'
import type { TextPair } from './compare/comparison-model.ts'

/** Pixels around a pair, and of a line of findings. */
const padding = 20
const labels = 48
const findings = 28
/** A column holds more letters in a line than the narrow page that heights are estimated for. */
const columnShare = 0.65

type Arrangement = 'beside' | 'stacked'

export function pairsHeight(
  pairs: readonly Pick<TextPair, 'blocks' | 'kind' | 'differences'>[],
  arrangement: Arrangement,
): number {
  const heights = pairs.map(({ blocks, kind, differences }) => {
    const one = chunkHeight({ blocks: blocks.original }, 'narrow')
    const other = chunkHeight({ blocks: blocks.translation }, 'narrow')
    // Beside its paragraph, a side without text says so itself.
    const isMissing = arrangement === 'beside' && (kind === 'untranslated' || kind === 'added')
    const hasStatus = kind !== 'matched' && !isMissing
    const found = hasStatus || differences.length > 0 ? findings : 0
    if (arrangement === 'stacked') return one + other + labels + padding + found
    return Math.round(Math.max(one, other) * columnShare) + padding + found
  })
  return heights.reduce((sum, height) => sum + height, 0)
}
