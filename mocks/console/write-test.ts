/** What was done while the recorder was on. */
export type Step =
  | { kind: 'scenario'; name: string; path: string; flags: Record<string, boolean> }
  | { kind: 'open'; path: string }
  | { kind: 'advance'; by: number }
  | { kind: 'fault'; fault: string }

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** 90000 as 90_000, as the project writes long numbers. */
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '_')

/** `searchOrders:503:1` as the fixture takes it; a number is the last part. */
const argumentsOf = (fault: string) =>
  fault
    .split(':')
    .map((part, at) => (at < 2 ? quoted(part) : part))
    .join(', ')

function settings(flags: Record<string, boolean>): string {
  const list = Object.entries(flags).map(([name, on]) => `${name}: ${on}`)
  return list.length > 0 ? `, flags: { ${list.join(', ')} }` : ''
}

function line(step: Step): string {
  switch (step.kind) {
    case 'scenario': {
      const { name, path, flags } = step
      return `await backend.scenario(${quoted(name)}, { path: ${quoted(path)}${settings(flags)} })`
    }
    case 'open':
      return `await page.goto(${quoted(step.path)})`
    case 'advance':
      return `await backend.clock.advance(${grouped(step.by)})`
    case 'fault':
      return `await backend.fault(${argumentsOf(step.fault)})`
  }
}

/** The skeleton of a browser test that leads to where the steps led. */
export function writeTest(steps: readonly Step[]): string {
  const page = steps.some(({ kind }) => kind === 'open') ? 'page, backend' : 'backend'
  const body = steps.map((step) => `  ${line(step)}\n`).join('')
  return `import { test } from './fixtures.ts'\n\ntest('', async ({ ${page} }) => {\n${body}})\n`
}
