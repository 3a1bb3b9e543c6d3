import type { Instant } from '../../../src/lib/instant.ts'
import { isoOf } from '../../world/clock/world-calendar.ts'

export type RecordedStep =
  | {
      kind: 'scenario'
      name: string
      path: string
      now: Instant
      at?: string | undefined
      /** Milliseconds. */
      latency?: number
      flags?: Record<string, boolean>
      faults?: string[]
      /** Tables whose changes are not reproduced. */
      lostTables?: string[]
    }
  /** `settings`: applied to the current world, as in an address. */
  | { kind: 'open'; path: string; settings?: string }
  /** Milliseconds. */
  | { kind: 'advance'; by: number }
  | { kind: 'fault'; fault: string }

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '_')

const argumentsOf = (fault: string) =>
  fault
    .split(':')
    .map((part, at) => (at < 2 ? quoted(part) : part))
    .join(', ')

const instant = (at: number) => quoted(isoOf(at))

function* scenarioOptions(step: Extract<RecordedStep, { kind: 'scenario' }>): Iterable<string> {
  const { path, now, at, latency = 0, flags = {}, faults = [] } = step
  yield `path: ${quoted(path)}`
  if (at) yield `at: ${quoted(at)}`
  yield `now: ${instant(now)}`
  if (latency > 0) yield `latency: ${grouped(latency)}`
  const list = Object.entries(flags).map(([name, on]) => `${name}: ${on}`)
  if (list.length > 0) yield `flags: { ${list.join(', ')} }`
  if (faults.length > 0) yield `faults: [${faults.map((it) => `[${argumentsOf(it)}]`).join(', ')}]`
}

function* linesOf(step: RecordedStep): Iterable<string> {
  switch (step.kind) {
    case 'scenario': {
      const { name, path, lostTables = [] } = step
      if (path.includes('#')) yield '// The link holds the whole state, until the contract changes.'
      if (lostTables.length > 0)
        yield `// Not reproduced, too large for a link: ${lostTables.join(', ')}.`
      yield `await backend.scenario(${quoted(name)}, { ${[...scenarioOptions(step)].join(', ')} })`
      return
    }
    case 'open': {
      const { path, settings } = step
      const before = path.includes('?') ? '&' : '?'
      yield `await page.goto(${quoted(settings ? `${path}${before}${settings}` : path)})`
      return
    }
    case 'advance':
      yield `await backend.clock.advance(${grouped(step.by)})`
      return
    case 'fault':
      yield `await backend.fault(${argumentsOf(step.fault)})`
  }
}

export function writeTest(steps: readonly RecordedStep[]): string {
  const page = steps.some(({ kind }) => kind === 'open') ? 'page, backend' : 'backend'
  const body = steps.flatMap((step) => [...linesOf(step)].map((line) => `  ${line}\n`)).join('')
  return `import { test } from './fixtures.ts'\n\ntest('', async ({ ${page} }) => {\n${body}})\n`
}
