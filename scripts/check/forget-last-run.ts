import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { coverageFolder } from '../../mocks/testing/coverage-folder.ts'

export type TestKind = 'unit' | 'stories' | 'matrix' | 'browser' | 'engines'

export const workFolder = '.cache/test'

/**
 * Removes the report and the contract coverage of one kind of test, and keeps those of other steps.
 * @returns the path of its next report
 */
export function forgetLastRun(root: string, kind: TestKind): string {
  const report = join(root, workFolder, `${kind}.json`)
  rmSync(report, { force: true })
  rmSync(join(root, coverageFolder, kind), { recursive: true, force: true })
  return report
}
