import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { coverageFolder } from '../contract-coverage/coverage-folder.ts'

export type TestKind = 'unit' | 'stories' | 'matrix' | 'browser'

/** Where a run keeps its builds and reports. */
export const workFolder = '.cache/test'

/**
 * Removes the report and the contract coverage of one kind of test, and nothing of other steps: who
 * runs a single step keeps what the others found.
 * @returns the path of its next report
 */
export function forgetLastRun(root: string, kind: TestKind): string {
  const report = join(root, workFolder, `${kind}.json`)
  rmSync(report, { force: true })
  rmSync(join(root, coverageFolder, kind), { recursive: true, force: true })
  return report
}
