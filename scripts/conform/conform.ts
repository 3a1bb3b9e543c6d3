import { setTimeout as pause } from 'node:timers/promises'
import { judgeBeside } from './beside/judge-beside.ts'
import { judgeServer } from './judge-server.ts'
import { checksChosen } from './options/checks-chosen.ts'
import { readSettings } from './options/conform-settings.ts'
import { checkLine, conformSummary } from './report/report-summary.ts'
import { writeReports } from './report/write-reports.ts'
import type { ConformCheck } from './rules/conform-check.ts'

/** Exit codes: 1 for a broken rule, 2 where nothing could be judged. */
const broken = 1
const unusable = 2

try {
  const { settings, reports } = await readSettings(process.argv.slice(2))
  checksChosen(settings)
  const { beside } = settings
  const options = {
    onCheck: (check: ConformCheck) => console.log(checkLine(check)),
    pause,
  }
  const report = beside
    ? await judgeBeside(settings, { ...options, beside })
    : await judgeServer(settings, options)
  console.log(conformSummary(report))
  const written = await writeReports(report, reports)
  if (written.length > 0) console.log(`\nWritten: ${written.join(', ')}`)
  if (report.broken > 0 || report.stopped !== undefined) process.exitCode = broken
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = unusable
}
