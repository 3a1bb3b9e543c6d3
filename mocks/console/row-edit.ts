import { brokenLaws } from '../backend/world-laws.ts'
import { worldViolations } from '../scenarios/world-violations.ts'
import type { World } from '../world/galley-world.ts'
import { readWorldFile, writeWorldFile } from '../world/world-file.ts'
import type { TableName } from './table-rows.ts'

/** A row as text to edit; bytes stand as base64. */
export function writtenRow(row: object): string {
  const file: unknown = JSON.parse(writeWorldFile({ meta: {}, tables: { rows: [row] } }))
  const [written] = isFields(file) && isFields(file.tables) ? Object.values(file.tables) : []
  return JSON.stringify(Array.isArray(written) ? written[0] : {}, undefined, 2)
}

/** The row of an edited text; undefined where it is no JSON object. */
export function readRow(text: string): object | undefined {
  try {
    const file = { 'galley-world': 1, meta: {}, tables: { rows: [JSON.parse(text)] } }
    return readWorldFile(JSON.stringify(file)).tables.rows?.[0]
  } catch {
    return undefined
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function kindOf(value: unknown): string {
  if (value instanceof Uint8Array) return 'bytes'
  return Array.isArray(value) ? 'array' : typeof value
}

/** How a value has another shape than the one before it; null may stand for anything and turn into it. */
export function shapeProblems(before: unknown, after: unknown, pointer = ''): string[] {
  if (before === null || after === null || before === undefined) return []
  if (kindOf(before) !== kindOf(after)) {
    return [`${pointer || '/'}: ${kindOf(before)} expected, not ${kindOf(after)}`]
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [model] = before
    return after.flatMap((each, index) => shapeProblems(model, each, `${pointer}/${index}`))
  }
  if (!isFields(before) || !isFields(after)) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    if (!(name in after)) return [`${pointer}/${name}: is missing`]
    if (!(name in before)) return [`${pointer}/${name}: is no field of this row`]
    return shapeProblems(before[name], after[name], `${pointer}/${name}`)
  })
}

type Edit = {
  table: TableName
  row: object
  edited: object
  /** The world's instant, epoch milliseconds. */
  now: number
}

/** What speaks against an edit: the row's own shape, the contract, and the world's laws. */
export function problemsOfEdit(world: World, { table, row, edited, now }: Edit): string[] {
  if (world.keyOf(table, row) !== world.keyOf(table, edited)) {
    return ['The key of a row cannot be changed.']
  }
  const shape = shapeProblems(row, edited)
  if (shape.length > 0) return shape
  const tried = world.fork()
  try {
    tried.applyRows({ [table]: [edited] }, [])
  } catch (error) {
    return [String(error)]
  }
  const before = new Set([...saidOf(world, now)])
  return saidOf(tried, now).filter((problem) => !before.has(problem))
}

function saidOf(world: World, now: number): string[] {
  const broken = worldViolations(world, now).map(({ pointer, message }) => `${pointer}: ${message}`)
  return [...broken, ...brokenLaws(world).map(String)]
}
