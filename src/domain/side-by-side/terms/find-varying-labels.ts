import type { TextSegment } from './text-segment.ts'

type Variant = { text: string; pairs: number[] }

const longestLabel = 48
const numbering = /^[\s(]*(?:\d+(?:\.\d+)*|[一二三四五六七八九十]+|[a-z])[.)、：:\s]+/iu

const plain = (text: string) =>
  text
    .trim()
    .replace(numbering, '')
    .replace(/[.:：。]+$/u, '')
    .trim()

/** Headings, cells and other short texts that the original repeats, but not the translation. */
export function findVaryingLabels(segments: readonly TextSegment[]) {
  const byLabel = new Map<string, { term: string; variants: Map<string, Variant> }>()
  for (const { original, translation, pair } of segments) {
    const [label, text] = [plain(original), plain(translation)]
    const isLabel = label.length <= longestLabel && /\p{L}{2}/u.test(label) && /\p{L}/u.test(text)
    if (!isLabel || /[.!?。！？]/u.test(label)) continue
    const key = label.toLowerCase()
    const known = byLabel.get(key) ?? { term: label, variants: new Map<string, Variant>() }
    byLabel.set(key, known)
    const variant = known.variants.get(text.toLowerCase()) ?? { text, pairs: [] }
    known.variants.set(text.toLowerCase(), variant)
    if (!variant.pairs.includes(pair)) variant.pairs.push(pair)
  }
  return [...byLabel.values()]
    .filter(({ variants }) => variants.size > 1)
    .map(({ term, variants }) => ({ term, variants: [...variants.values()] }))
}
