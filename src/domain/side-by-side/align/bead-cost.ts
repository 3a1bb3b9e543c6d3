import type { AlignedUnit } from './unit-anchors.ts'

/** How many units of the original stand beside how many of the translation. */
type BeadShape = readonly [original: number, translation: number]

export const beadShapes: readonly BeadShape[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
]

/** In the unit of a cost: about the negative logarithm of how likely a bead is. */
const lone = 3.5
const longLone = 2
const longText = 600
const joining = 3.5
const mostByLength = 6
const mostByAnchors = 3.5
const sureAnchors = 0.8
/** Of the logarithm of the ratio of two lengths. */
const deviation = 0.25
const smallest = 12

const total = (units: readonly AlignedUnit[]) => units.reduce((sum, { weight }) => sum + weight, 0)

function lengthCost(original: number, translation: number, ratio: number): number {
  const off = Math.log((translation + smallest) / (original * ratio + smallest)) / deviation
  return Math.min(mostByLength, (off * off) / 2)
}

function anchorsOf(units: readonly AlignedUnit[]): ReadonlyMap<number, number> {
  const [only, ...more] = units
  if (!only || more.length === 0) return only?.anchors ?? new Map()
  return new Map(units.flatMap(({ anchors }) => [...anchors]))
}

/** From less than 0, where they share what is rare, to more, where each has something of its own. */
function anchorCost(original: readonly AlignedUnit[], translation: readonly AlignedUnit[]): number {
  const [ones, others] = [anchorsOf(original), anchorsOf(translation)]
  if (ones.size + others.size === 0) return 0
  let all = 0
  let shared = 0
  for (const [id, weight] of ones) {
    all += weight
    if (others.has(id)) shared += 2 * weight
  }
  for (const weight of others.values()) all += weight
  return mostByAnchors * Math.min(1, all / 2 / sureAnchors) * (1 - (2 * shared) / all)
}

const isFlowing = ({ role }: AlignedUnit) => role === 'text' || role === 'caption'

/** Roles may be lost with the styles of a document, but tables and pictures stay what they are. */
function structureCost(one: AlignedUnit, other: AlignedUnit): number {
  if (one.role === other.role) return one.level === other.level ? 0 : 1
  const isFixed = [one, other].some(({ role }) => role === 'table' || role === 'picture')
  if (isFixed) return Number.POSITIVE_INFINITY
  return isFlowing(one) === isFlowing(other) ? 1 : 3
}

/** Infinite as well where it is found to be no less than a limit before everything is compared. */
export function beadCost(
  original: readonly AlignedUnit[],
  translation: readonly AlignedUnit[],
  ratio: number,
  limit: number,
): number {
  const [one] = original
  const [other] = translation
  const weights = [total(original), total(translation)] as const
  if (!one || !other) return lone + longLone * Math.min(1, (weights[0] + weights[1]) / longText)
  const joins = original.length + translation.length - 2
  if (joins > 0 && ![...original, ...translation].every(isFlowing)) return Number.POSITIVE_INFINITY
  const structure = joins > 0 ? joins * joining : structureCost(one, other)
  const cost = structure + lengthCost(...weights, ratio)
  if (cost - mostByAnchors >= limit) return Number.POSITIVE_INFINITY
  return cost + anchorCost(original, translation)
}
