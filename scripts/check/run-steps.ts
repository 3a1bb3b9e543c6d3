import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser, isPlaywrightsOwn } from '../setup/ensure-browser.ts'
import { freePort } from '../setup/free-port.ts'
import { root } from '../setup/project-node.mjs'
import { affectedTests } from './affected-tests.ts'
import { changedFiles } from './changed-files.ts'
import { closingLine } from './counting.ts'
import { flakyList, slowestList, unforgivable } from './flaky-tests.ts'
import { workFolder } from './forget-last-run.ts'
import { endAll } from './run-command.ts'
import { type Finished, runSteps, withNeeds } from './schedule.ts'
import { makeChangedSteps, makeSteps, type NamedStep } from './steps.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    group: { type: 'string' },
    deep: { type: 'boolean' },
    changed: { type: 'boolean' },
  },
})

function show({ step, outcome, seconds }: Finished): void {
  const { passed, failed, note, output, tests = [] } = outcome
  const counts = passed + failed > 1 ? `${passed} passed${failed ? `, ${failed} failed` : ''}` : ''
  const details = [note, counts].filter(Boolean).join('; ')
  const mark = failed > 0 ? '✗' : '✓'
  console.log(
    `${mark} ${step.id.padEnd(12)}${seconds.toFixed(1).padStart(6)} s  ${details}`.trimEnd(),
  )
  for (const { tried } of tests) if (tried !== undefined) console.log(`    tried ${tried}`)
  if (output) writeFileSync(join(root, workFolder, `${step.id}.log`), output)
  if (failed > 0 && output) console.log(`\n${output.trim().replace(/^/gm, '    ')}\n`)
}

process.on('SIGINT', () => {
  endAll()
  process.exit(130)
})
process.on('SIGTERM', () => {
  endAll()
  process.exit(143)
})

if (values.deep) process.env.GALLEY_DEEP = '1'
mkdirSync(join(root, workFolder), { recursive: true })

/** All steps, or with --changed those that the change can affect. */
function chooseSteps(port: number): NamedStep[] {
  if (!values.changed) return makeSteps(port)
  const { since, changed, files } = changedFiles()
  const affected = affectedTests(changed, files)
  if (affected) return makeChangedSteps({ since, ...affected }, port)
  console.log('The change touches code that every domain uses: all tests run.')
  return makeSteps(port)
}

const all = chooseSteps(await freePort())
const inGroup = all.filter(({ group }) => !values.group || group === values.group)
const wanted = values.only?.split(',') ?? inGroup.map(({ id }) => id)
const steps = plannedSteps()

function plannedSteps() {
  try {
    return withNeeds(all, wanted)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

if (steps.some(({ id }) => ['stories', 'matrix', 'browser', 'budgets'].includes(id))) {
  const browser = ensureBrowser()
  if (!isPlaywrightsOwn(browser)) process.env.CHROMIUM_PATH = browser
}

const routeTree = () => readFileSync(join(root, 'src/route-tree.gen.ts'), 'utf8')
const routesBefore = routeTree()
const started = performance.now()
const finished = await runSteps(steps, 2, show)
const outcomes = finished.map(({ outcome }) => outcome)
if (finished.some(({ step }) => step.id === 'build')) {
  // A build writes the route tree: a difference means that the one in git was outdated.
  const same = routeTree() === routesBefore
  outcomes.push(same ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  if (!same)
    console.log('✗ routes        src/route-tree.gen.ts was out of date; commit it as it is now.')
}
const tests = outcomes.flatMap((outcome) => outcome.tests ?? [])
const flaky = tests.filter(({ state }) => state === 'flaky')
writeFileSync(join(root, workFolder, 'flaky.json'), JSON.stringify(flaky, null, 2))
for (const reason of unforgivable(flaky)) {
  console.log(`✗ ${reason}`)
  outcomes.push({ passed: 0, failed: 1 })
}
const lists = [tests.length > 0 ? slowestList(tests) : '', flakyList(flaky)]
for (const list of lists.filter(Boolean)) console.log(`\n${list}`)
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
console.log(closingLine(outcomes))
process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0
