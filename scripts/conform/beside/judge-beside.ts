import { nodeTasks as manuscripts } from '../../../mocks/transports/node/node-tasks.ts'
import { realClock } from '../../../src/lib/clock.ts'
import { contractOf } from '../contract-of.ts'
import { judgeServer } from '../judge-server.ts'
import { type ConformSettings, startedByItself } from '../options/conform-settings.ts'
import type { Report } from '../report/report-summary.ts'
import type { Pause } from '../server/paced-line.ts'
import { reachServer } from '../server/reach-server.ts'
import { compareAnswers } from './compare-answers.ts'
import { collectAnswers } from './seen-answers.ts'

/** Calls per second to a server that is there for this. */
const besideRate = 1000

async function besideServer(address: string) {
  if (address !== startedByItself) return { origin: address, close: async () => undefined }
  const { startHttpBackend } = await import('../../../mocks/transports/http/http-backend.ts')
  return startHttpBackend({ port: 0, real: realClock, manuscripts })
}

/** Walks the same on another server, the mock backend, and adds to the report what differs. */
export async function judgeBeside(
  settings: ConformSettings,
  {
    beside,
    ...options
  }: { beside: NonNullable<ConformSettings['beside']> } & {
    onCheck: Parameters<typeof judgeServer>[1]['onCheck']
    pause: Pause
  },
): Promise<Report> {
  if (beside.address !== startedByItself) {
    await reachServer(beside.address, beside.config.headers ?? {})
  }
  const own = collectAnswers()
  const report = await judgeServer(settings, { ...options, witness: own.witness })
  const other = collectAnswers()
  const { origin, close } = await besideServer(beside.address)
  try {
    const { config } = beside
    const same = { ...settings, server: origin, config, rate: besideRate }
    await judgeServer(same, { ...options, onCheck: () => undefined, witness: other.witness })
  } finally {
    await close()
  }
  const differences = compareAnswers(own.answers, other.answers, await contractOf())
  const compared = [...own.answers.keys()].filter((key) => other.answers.has(key)).length
  return { ...report, beside: { address: beside.address, compared, differences } }
}
