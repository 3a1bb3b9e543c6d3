import { type Fingerprint, sketchLength } from '../../lib/manuscript/fingerprint/fingerprint.ts'

/** Of the shorter text, that the longer one must have, too. */
const leastShare = { sameTitle: 0.2, otherTitle: 0.4 }

/** An abstract by itself is no draft of its paper. */
const leastSizeRatio = 0.2

/** The part of all runs of two texts that both have: of the lowest hashes of both together. */
function commonPart(one: readonly number[], other: readonly number[]): number {
  let [at, otherAt, both, all] = [0, 0, 0, 0]
  while (all < sketchLength && (at < one.length || otherAt < other.length)) {
    const first = one[at] ?? Number.POSITIVE_INFINITY
    const second = other[otherAt] ?? Number.POSITIVE_INFINITY
    if (first === second) both += 1
    if (first <= second) at += 1
    if (second <= first) otherAt += 1
    all += 1
  }
  return all === 0 ? 0 : both / all
}

/** How much of the shorter text the longer one has, from 0 to 1; 0 where they are no drafts of one manuscript. */
export function resemblance(one: Fingerprint, other: Fingerprint): number {
  const [shorter, longer] = [Math.min(one.size, other.size), Math.max(one.size, other.size)]
  if (shorter < leastSizeRatio * longer) return 0
  const part = commonPart(one.sketch, other.sketch)
  const share = Math.min(1, ((part / (1 + part)) * (one.size + other.size)) / shorter)
  const hasSameTitle = one.title !== null && one.title === other.title
  return share < (hasSameTitle ? leastShare.sameTitle : leastShare.otherTitle) ? 0 : share
}
