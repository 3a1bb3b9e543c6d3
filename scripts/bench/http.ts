import { availableParallelism, loadavg } from 'node:os'
import { type Line, tableOf } from '../budget/budgets.ts'
import { ensureBenchTools } from './speed/bench-tools.ts'
import { httpCases } from './speed/http-cases.ts'
import { bestOf, type MeasuredCase, measureInRounds, ratiosOf } from './speed/http-rounds.ts'
import { loadGenerator } from './speed/load-generator.ts'
import { median } from './speed/quantile.ts'
import { startOurs, startRivals } from './speed/rival-servers.ts'

const rounds = 7
const starts = 7
const limits = { ofBare: 0.2, timesPrism: 4, megabytes: 300, readyAfter: 1000 }

/** Milliseconds until the first answer, for several starts. */
async function startTimes(): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const server = await startOurs()
    times.push(server.readyAfter)
    await server.stop()
  }
  return times
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

function compareCases(
  measured: MeasuredCase[],
  other: string,
  least: number,
  say: (ratio: number) => string,
): Line[] {
  return measured.map((one) => {
    const ratio = ratiosOf(one, 'ours', other).best
    return {
      what: `${one.call.operation}, to ${other}`,
      measured: say(ratio),
      limit: `${say(least)} or more`,
      holds: ratio >= least,
    }
  })
}

const atMost = (what: string, value: number, limit: number, unit: string): Line => ({
  what,
  measured: `${value.toFixed(0)} ${unit}`,
  limit: `${limit} ${unit}`,
  holds: value <= limit,
})

const packages = ensureBenchTools()
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

const lines = compareCases(measured, 'bare', limits.ofBare, (ratio) => ratio.toFixed(2))
if (packages) {
  const times = (ratio: number) => `${ratio.toFixed(1)}×`
  lines.push(...compareCases(measured, 'prism', limits.timesPrism, times))
} else {
  console.log('Prism and Mockoon are not here, so nothing is said of them.')
}
if (memory !== undefined) lines.push(atMost('memory after it', memory, limits.megabytes, 'MB'))
lines.push(atMost('first answer', median(await startTimes()), limits.readyAfter, 'ms'))
const failed = measured.reduce((sum, { by }) => sum + (by.ours?.failed ?? 0), 0)
lines.push(atMost('failed calls', failed, 0, ''))
console.log(tableOf(lines))
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
