import { join } from 'node:path'
import { readContract } from '../generate/read-contract.ts'
import { root } from '../setup/project-node.mjs'
import { walkJourneys } from './journeys/walk-journeys.ts'
import { checkOperations } from './operations/check-operations.ts'
import { type ContractOperation, contractOperations } from './operations/contract-operations.ts'
import { ReadHasWritten } from './operations/watch-writes.ts'
import type { ConformSettings } from './options/conform-settings.ts'
import { type Report, reportOf } from './report/report-summary.ts'
import { secretHider } from './report/secret-hider.ts'
import type { ConformCheck } from './rules/conform-check.ts'
import { startRun } from './run.ts'
import type { Pause } from './server/paced-line.ts'
import { reachServer } from './server/reach-server.ts'

/** The contract is read once for all servers. */
let operations: Promise<ContractOperation[]> | undefined

type Options = { onCheck: (check: ConformCheck) => void; pause: Pause }

/** Judges a server by the contract. @throws one sentence where it cannot be reached or used */
export async function judgeServer(
  settings: ConformSettings,
  { onCheck, pause }: Options,
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
  const run = await startRun(settings, { report, pause })
  operations ??= readContract(join(root, 'openapi/openapi.yaml')).then(contractOperations)
  try {
    await walkJourneys(run)
    await checkOperations(run, await operations)
  } catch (error) {
    if (!(error instanceof ReadHasWritten)) throw error
    return reportOf(server, checks, error.message)
  }
  return reportOf(server, checks)
}
