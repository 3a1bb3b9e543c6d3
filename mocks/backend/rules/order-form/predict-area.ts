import { foldText } from '../../../store/fold-text.ts'
import { areaKeywords } from '../../reference-data/areas-of-study/area-keywords.ts'
import { areaOfStudy, chooseableAreas } from '../../reference-data/areas-of-study/areas-of-study.ts'

const idle = new Set(['and', 'of', 'the', 'sciences', 'science', 'studies', 'research', 'systems'])
const stemLength = 7
const ownWordWeight = 3

/** Word stems, so that "irrigated" matches "irrigation". */
function stemsOf(text: string): string[] {
  const words = foldText(text).match(/[a-z]{3,}/g) ?? []
  return words.filter((word) => !idle.has(word)).map((word) => word.slice(0, stemLength))
}

function weightsOf(name: string, parent: string): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
  }
  add(parent, 1)
  add(areaKeywords[name] ?? '', 2)
  add(name, ownWordWeight)
  return weights
}

const weighted = chooseableAreas.map(({ id, name, parent }) => ({
  id,
  weights: weightsOf(name, areaOfStudy(parent ?? 0)?.name ?? ''),
}))

/** The area that a text's words point to, or null. Frequent words and those nearer to the area's name weigh more. */
export function predictArea(text: string): number | null {
  const stems = stemsOf(text)
  let best: { id: number; score: number } | null = null
  for (const { id, weights } of weighted) {
    const score = stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0)
    // A match of the parent's words alone does not distinguish its areas.
    if (score >= 2 && (best === null || score > best.score)) best = { id, score }
  }
  return best?.id ?? null
}
