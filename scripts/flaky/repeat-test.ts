import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAll, runCommand } from '../check/run-command.ts'
import { ensureBrowser, isPlaywrightsOwn } from '../setup/ensure-browser.ts'
import { root } from '../setup/project-node.mjs'
import { besideBusyLoops } from './busy-loops.ts'
import { readFlakyOptions, UnusableArguments } from './flaky-options.ts'
import { describeRun, type FlakyRun, hasRunTests, planRuns } from './plan-runs.ts'
import { type ChosenTests, chooseTests, commandOf, testFiles } from './test-runner.ts'

const folder = '.cache/flaky'

const exits = { SIGINT: 130, SIGTERM: 143 } as const
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll()
    process.exit(exits[signal])
  })
}

/** Where test runners say what failed. */
const endOf = (output: string) =>
  output.trim().split('\n').slice(-60).join('\n').replace(/^/gm, '    ')

/** Whether the run failed. */
async function runOnce(tests: ChosenTests, run: FlakyRun): Promise<boolean> {
  const { ordinal, seed } = run
  const { tool, args } = commandOf(tests, `${folder}/${ordinal}`)
  const start = () => runCommand(tool, args, { env: { GALLEY_DELAYS: `${seed ?? ''}` } })
  const { exitCode, output } = await (seed === undefined ? besideBusyLoops(start) : start())
  const log = `${folder}/${ordinal}.log`
  writeFileSync(join(root, log), output)
  if (!hasRunTests(output)) throw new UnusableArguments(`No test ran: see ${log}.`)
  const traces = tests.kind === 'e2e' ? `, traces in ${folder}/${ordinal}` : ''
  const result = exitCode === 0 ? 'passed' : `FAILED: see ${log}${traces}`
  console.log(`${ordinal}. ${describeRun(run)}: ${result}`)
  if (exitCode !== 0) console.log(endOf(output))
  return exitCode !== 0
}

async function repeat(): Promise<void> {
  const { times, firstSeed, ...wanted } = readFlakyOptions(process.argv.slice(2))
  const files = globSync(testFiles, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const tests = chooseTests(wanted, files)
  if (tests.kind !== 'unit') {
    const browser = ensureBrowser()
    if (!isPlaywrightsOwn(browser)) process.env.CHROMIUM_PATH = browser
  }
  rmSync(join(root, folder), { recursive: true, force: true })
  mkdirSync(join(root, folder), { recursive: true })
  console.log(`${tests.kind}: ${tests.paths.join(', ')}`)
  const failures: FlakyRun[] = []
  for (const run of planRuns(times, firstSeed)) {
    if (await runOnce(tests, run)) failures.push(run)
  }
  console.log(`${failures.length} of ${times} runs failed.`)
  for (const run of failures) console.log(`  ${run.ordinal}. ${describeRun(run)}`)
  if (failures.length > 0) process.exitCode = 1
}

try {
  await repeat()
} catch (error) {
  if (!(error instanceof UnusableArguments)) throw error
  console.error(error.message)
  process.exitCode = 1
}
