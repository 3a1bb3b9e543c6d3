import type { Instant } from '../../../src/lib/instant.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import type { ProblemDetail } from '../../backend/calls/problem.ts'
import { brokenInvariants } from '../../backend/invariants/world-invariants.ts'
import { rowProblems } from '../../backend/row-shapes/row-problems.ts'
import { worldViolations } from '../../scenarios/world-violations.ts'
import { readWorldFile, writeWorldFile } from '../../store/world-file.ts'
import type { World } from '../../world/galley-world.ts'
import type { TableName } from '../../world/table-rows.ts'

/** JSON with bytes as base64. */
export function rowToText(row: object): string {
  const file: unknown = JSON.parse(writeWorldFile({ meta: {}, tables: { rows: [row] } }))
  const [written] = isRecord(file) && isRecord(file.tables) ? Object.values(file.tables) : []
  return JSON.stringify(Array.isArray(written) ? written[0] : {}, undefined, 2)
}

export function rowFromText(text: string): object | undefined {
  try {
    const file = { 'galley-world': 1, meta: {}, tables: { rows: [JSON.parse(text)] } }
    return readWorldFile(JSON.stringify(file)).tables.rows?.[0]
  } catch {
    return undefined
  }
}

type EditedTable = { table: TableName; now: Instant }

/** In English: violations of the row's shape, the contract and the invariants. */
export function problemsOfEdit(
  world: World,
  { table, now, edited }: EditedTable & { edited: object },
): string[] {
  const shape = rowProblems(table, edited)
  if (shape.length > 0) return shape.map(describeProblem)
  return problemsAfter(world, now, (fork) => fork.applyRows({ [table]: [edited] }, []))
}

export function problemsOfRemoval(
  world: World,
  { table, row, now }: EditedTable & { row: object },
): string[] {
  const key = world.keyOf(table, row)
  return problemsAfter(world, now, (fork) => fork.applyRows({}, [{ table, key }]))
}

function problemsAfter(world: World, now: Instant, change: (fork: World) => void): string[] {
  const fork = world.fork()
  try {
    change(fork)
    const before = new Set(worldProblems(world, now))
    return worldProblems(fork, now).filter((problem) => !before.has(problem))
  } catch (error) {
    return [String(error)]
  }
}

const describeProblem = ({ pointer, message }: ProblemDetail) => `${pointer}: ${message}`

function worldProblems(world: World, now: Instant): string[] {
  return [...worldViolations(world, now).map(describeProblem), ...brokenInvariants(world)]
}
