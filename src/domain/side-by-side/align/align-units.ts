import { beadCost, beadShapes } from './bead-cost.ts'
import type { AlignedUnit } from './unit-anchors.ts'

/** Positions of units that belong together; one side may have none. */
export type Bead = { original: number[]; translation: number[] }

type Units = readonly AlignedUnit[]

const mostCells = 3_000_000
const narrowestBand = 60
const rowsBack = 4
const shortest = 20
const fewestRatios = 5

const from = (start: number, count: number) => Array.from({ length: count }, (_, at) => start + at)

type Band = { width: number; firstOf: (row: number) => number }

/** The cells near the diagonal that are tried: all of them in documents of a usual length. */
function bandOf(rows: number, columns: number): Band {
  const half = Math.min(
    narrowestBand + Math.abs(rows - columns),
    Math.max(narrowestBand / 4, Math.floor(mostCells / (rows + 1))),
  )
  const slope = rows === 0 ? 0 : columns / rows
  const reach = Math.ceil(Math.max(half, slope * 2))
  return { width: 2 * reach + 1, firstOf: (row) => Math.round(row * slope) - reach }
}

/** Letters that count as equally long texts, so that a short one with a gap tells little. */
const balance = 2_000

const ratioOf = (original: Units, translation: Units) => {
  const total = (units: Units) => units.reduce((sum, one) => sum + one.weight, balance)
  return Math.min(4, Math.max(0.25, total(translation) / total(original)))
}

/** The cheapest way through both texts, from the end back to the beginning. */
function beadsBack(shapes: Uint8Array, band: Band, rows: number, columns: number): Bead[] {
  const beads: Bead[] = []
  let [row, column] = [rows, columns]
  while (row > 0 || column > 0) {
    const shape = beadShapes[shapes[row * band.width + column - band.firstOf(row)] ?? 0] ?? [1, 1]
    const [down, across] = [Math.min(row, shape[0]), Math.min(column, shape[1])]
    const [up, left] = down + across === 0 ? [row, column] : [down, across]
    beads.push({ original: from(row - up, up), translation: from(column - left, left) })
    row -= up
    column -= left
  }
  return beads.reverse()
}

/** How much longer a translation is than its original, where both stand side by side. */
function medianRatio(beads: readonly Bead[], original: Units, translation: Units) {
  const ratios = beads.flatMap((bead) => {
    const one = original[bead.original[0] ?? -1]?.weight ?? 0
    const other = translation[bead.translation[0] ?? -1]?.weight ?? 0
    const isPair = bead.original.length === 1 && bead.translation.length === 1
    return isPair && Math.min(one, other) >= shortest ? other / one : []
  })
  const middle = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)]
  return ratios.length < fewestRatios ? undefined : middle
}

/**
 * Aligns the units of two texts in order, by structure, length and shared anchors, as Gale and Church align sentences.
 * Where much is missing, the lengths of the whole texts say little: a second way knows those of the pairs.
 */
export function alignUnits(original: Units, translation: Units): Bead[] {
  const beads = cheapestWay(original, translation, ratioOf(original, translation))
  const ratio = medianRatio(beads, original, translation)
  return ratio === undefined ? beads : cheapestWay(original, translation, ratio)
}

function cheapestWay(original: Units, translation: Units, ratio: number): Bead[] {
  const [rows, columns] = [original.length, translation.length]
  const band = bandOf(rows, columns)
  const { width, firstOf } = band
  const shapes = new Uint8Array((rows + 1) * width)
  const costs = Array.from({ length: rowsBack }, () => new Float64Array(width))
  const costAt = (row: number, column: number) => {
    const at = column - firstOf(row)
    if (row < 0 || at < 0 || at >= width) return Number.POSITIVE_INFINITY
    return costs[row % rowsBack]?.[at] ?? Number.POSITIVE_INFINITY
  }
  for (let row = 0; row <= rows; row += 1) {
    const first = firstOf(row)
    const line = costs[row % rowsBack]?.fill(Number.POSITIVE_INFINITY)
    for (let at = 0; line && at < width; at += 1) {
      const column = first + at
      if (column < 0 || column > columns) continue
      if (row === 0 && column === 0) line[at] = 0
      for (const [shape, [down, across]] of beadShapes.entries()) {
        const before = costAt(row - down, column - across)
        if (column < across || before === Number.POSITIVE_INFINITY) continue
        const ones = original.slice(row - down, row)
        const others = translation.slice(column - across, column)
        const limit = line[at] ?? 0
        const cost = before + beadCost(ones, others, ratio, limit - before)
        if (cost < limit) {
          line[at] = cost
          shapes[row * width + at] = shape
        }
      }
    }
  }
  return beadsBack(shapes, band, rows, columns)
}
