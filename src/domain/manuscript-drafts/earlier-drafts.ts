import type { KeptDraft } from './kept-drafts.ts'
import { resemblance } from './resemblance.ts'

type Line = KeptDraft[]

const resemblanceOf = (line: Line, draft: KeptDraft) =>
  Math.max(...line.map((other) => resemblance(other, draft)))

/** Of two that resemble it alike the one whose last draft is newer. */
function closestLine(lines: readonly Line[], draft: KeptDraft): Line | undefined {
  const [closest] = lines
    .filter((line) => !line.some(({ assessment }) => draft.apart.includes(assessment)))
    .map((line) => ({ line, share: resemblanceOf(line, draft) }))
    .filter(({ share }) => share > 0)
    .sort(
      (one, other) =>
        other.share - one.share ||
        (other.line.at(-1)?.keptAt ?? 0) - (one.line.at(-1)?.keptAt ?? 0),
    )
  return closest?.line
}

/** The drafts of its manuscript that were checked before an assessment, the oldest first. */
export function earlierDrafts(kept: readonly KeptDraft[], assessment: string): KeptDraft[] {
  const lines: Line[] = []
  for (const draft of kept.toSorted((one, other) => one.keptAt - other.keptAt)) {
    const line = closestLine(lines, draft)
    if (draft.assessment === assessment) return line ?? []
    if (line) line.push(draft)
    else lines.push([draft])
  }
  return []
}
