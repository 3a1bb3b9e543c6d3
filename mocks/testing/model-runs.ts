import { isRecord } from '../../src/lib/is-record.ts'
import { inDeepRun } from './deep-run.ts'

/** Without shrinking, which is slow; the failing run is enough. */
export const modelRuns = (few: number, many: number) =>
  ({ numRuns: inDeepRun(few, many), endOnFailure: true }) as const

/** Time-out in milliseconds, generous for busy machines. */
export const modelTime = inDeepRun(600_000, 3_600_000)

export function partOf(body: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), body)
}

/** @throws Error where the body has no such list */
export function rowsOf(body: unknown, ...path: string[]): Record<string, unknown>[] {
  const part = partOf(body, ...path)
  if (!Array.isArray(part)) throw new Error(`The answer has no list ${path.join('.')}.`)
  return part.filter(isRecord)
}
