/**
 * The numbers of the drafts whose points have a label where there is room for so many intervals between labels: the last,
 * the compared and the first one come before others, and none is closer to another than its label is wide.
 */
export function labelledDrafts(drafts: number, compared: number, room: number): Set<number> {
  const apart = Math.ceil((drafts - 1) / Math.max(1, room))
  const labelled = new Set<number>()
  const others = Array.from({ length: drafts }, (_, at) => drafts - at)
  for (const number of [drafts, compared, 1, ...others]) {
    const isFree = [...labelled].every((other) => Math.abs(other - number) >= apart)
    if (isFree) labelled.add(number)
  }
  return labelled
}
