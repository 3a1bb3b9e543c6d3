import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReportPaths } from '../options/conform-settings.ts'
import { htmlReport } from './html-report.ts'
import { junitReport } from './junit-report.ts'
import type { Report } from './report-summary.ts'

const writers = {
  json: (report: Report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  html: htmlReport,
} as const

/** Writes the reports that are asked for and returns their paths. */
export async function writeReports(report: Report, paths: ReportPaths): Promise<string[]> {
  const wanted = (['json', 'junit', 'html'] as const).flatMap((kind) => {
    const path = paths[kind]
    return path === undefined ? [] : [{ path, content: writers[kind](report) }]
  })
  for (const { path, content } of wanted) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  return wanted.map(({ path }) => path)
}
