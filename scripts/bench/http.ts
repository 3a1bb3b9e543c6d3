import { availableParallelism, loadavg } from 'node:os'
import { ensureBenchTools } from './servers/bench-tools.ts'
import { type HttpCase, httpCases } from './servers/http-cases.ts'
import {
  bestOf,
  type Measured,
  type MeasuredCase,
  measureInRounds,
  ratiosOf,
} from './servers/http-rounds.ts'
import { loadGenerator } from './servers/load-generator.ts'
import type { MeasuredServer } from './servers/measured-server.ts'
import { startBare, startOurs, startRivals } from './servers/rival-servers.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import type { Figure } from './speed/figures.ts'
import { median } from './speed/quantile.ts'
import { showFigures } from './speed/show-figures.ts'

const rounds = roundsOf(7)
const starts = roundsOf(7)
// Times of a call: a read makes at least 0.45 of the bare server's calls, any other 0.3, each six times Prism's.
const limits = { ofPrism: 0.166, ofBareStart: 12, megabytes: 300 }
const ofBare = ({ method }: HttpCase) => (method === 'GET' ? 2.2 : 3.3)

async function readyAfter(start: () => Promise<MeasuredServer>): Promise<number> {
  const server = await start()
  await server.stop()
  return server.readyAfter
}

/** Until the first answer, median of several starts, in turns with the bare server. */
async function compareStarts(): Promise<Figure> {
  const ours: number[] = []
  const bare: number[] = []
  for (let start = 0; start < starts; start += 1) {
    ours.push(await readyAfter(startOurs))
    bare.push(await readyAfter(startBare))
  }
  return {
    name: 'first answer after the start',
    unit: 'ms',
    value: median(ours),
    companion: { name: 'bare', value: median(bare) },
    limit: limits.ofBareStart,
  }
}

function showCases(measured: MeasuredCase[]) {
  const rows = measured.flatMap((one) =>
    Object.entries(one.by).map(([server, measured]) => {
      const { perSecond = 0, p50 = 0, p99 = 0 } = bestOf(measured) ?? {}
      const { best, middle } = ratiosOf(one, server, 'bare')
      return {
        operation: one.call.operation,
        server,
        bytes: measured.bytes,
        'calls/s': Math.round(perSecond),
        'p50 ms': Number(p50.toFixed(2)),
        'p99 ms': Number(p99.toFixed(2)),
        'of bare': Number(best.toFixed(3)),
        '(median)': Number(middle.toFixed(3)),
        failed: measured.failed,
      }
    }),
  )
  console.table(rows)
}

/** Milliseconds of a call at full load, from the best round of both servers. */
function compareCases(
  measured: MeasuredCase[],
  other: string,
  limitOf: (call: HttpCase) => number,
): Figure[] {
  const perCall = (server: Measured | undefined) =>
    1000 / ((server && bestOf(server)?.perSecond) ?? Number.NaN)
  return measured.map(({ call, by }) => ({
    name: `${call.operation}, to ${other}`,
    unit: 'ms',
    value: perCall(by.ours),
    companion: { name: other, value: perCall(by[other]) },
    limit: limitOf(call),
  }))
}

const packages = isSmoke ? undefined : ensureBenchTools()
const generator = await loadGenerator(packages)
const cases = await httpCases()
const ours = await startOurs()
const memoryWhenReady = ours.memory()?.toFixed(0) ?? '?'
const servers = { ours, ...(await startRivals(ours, cases, packages)) }
const busy = (loadavg()[0] ?? 0).toFixed(1)
console.log(
  `${availableParallelism()} cores, load ${busy} before; ${generator.name} on 10 connections, the best of ${rounds} rounds:`,
)
const measured = await measureInRounds(servers, cases, generator, rounds)
const memory = ours.memory()
const memories = Object.entries(servers).map(
  ([name, server]) => `${name} ${server.memory()?.toFixed(0) ?? '?'} MB`,
)
for (const server of Object.values(servers)) await server.stop()
showCases(measured)
console.log(`Memory after it: ${memories.join(', ')}; ours when ready ${memoryWhenReady} MB`)

const failed = measured.reduce((sum, { by }) => sum + (by.ours?.failed ?? 0), 0)
const figures: Figure[] = [
  ...compareCases(measured, 'bare', ofBare),
  ...(packages ? compareCases(measured, 'prism', () => limits.ofPrism) : []),
  await compareStarts(),
  { name: 'failed calls', unit: 'calls', value: failed, limit: 0 },
]
if (memory !== undefined) {
  figures.push({ name: 'memory after it', unit: 'MB', value: memory, limit: limits.megabytes })
}
if (!packages) console.log('Prism and Mockoon are not here, so nothing is said of them.')
showFigures('A call, and the process:', figures)
