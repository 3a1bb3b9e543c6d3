import type { Witness } from './beside/seen-answers.ts'
import { contractOf } from './contract-of.ts'
import { walkJourneys } from './journeys/walk-journeys.ts'
import { checkOperations } from './operations/check-operations.ts'
import { contractOperations } from './operations/contract-operations.ts'
import { ReadHasWritten } from './operations/watch-writes.ts'
import type { ConformSettings } from './options/conform-settings.ts'
import { type Report, reportOf } from './report/report-summary.ts'
import { secretHider } from './report/secret-hider.ts'
import type { ConformCheck } from './rules/conform-check.ts'
import { startRun } from './run.ts'
import type { Pause } from './server/paced-line.ts'
import { reachServer } from './server/reach-server.ts'

type Options = {
  onCheck: (check: ConformCheck) => void
  pause: Pause
  /** Hears each answer of a journey or a read. */
  witness?: Witness
}

/** Judges a server by the contract. @throws one sentence where it cannot be reached or used */
export async function judgeServer(
  settings: ConformSettings,
  { onCheck, pause, witness = () => undefined }: Options,
): Promise<Report> {
  const { server, config } = settings
  await reachServer(server, config.headers ?? {})
  const hide = secretHider(config)
  const checks: ConformCheck[] = []
  const report = (check: ConformCheck) => {
    const shown = hide(check)
    checks.push(shown)
    onCheck(shown)
  }
  const run = await startRun(settings, { report, pause, witness })
  try {
    // Journeys leave orders behind, which would hide the finished ones from the reads.
    await checkOperations(run, contractOperations(await contractOf()))
    await walkJourneys(run)
  } catch (error) {
    if (!(error instanceof ReadHasWritten)) throw error
    return reportOf(server, checks, error.message)
  }
  return reportOf(server, checks)
}
