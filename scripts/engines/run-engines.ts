import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestResult, TestRun } from '../check/test-run.ts'
import { testedBuilds } from '../check/tested-builds.ts'
import { freePort } from '../setup/free-port.ts'
import { root, runInProject } from '../setup/project-node.mjs'
import { readEngineOptions } from './engine-options.ts'
import type { Engine } from './engine-page.ts'
import { beginSheet } from './engine-sheet.ts'
import { type EngineName, ensureEngine, presentEngine } from './find-engines.ts'
import type { EngineJourney } from './journey.ts'
import { journeysNamed } from './journeys.ts'
import { runJourney } from './run-journey.ts'
import { serveWatched, type WatchedSite } from './site.ts'

const options = readEngineOptions(process.argv.slice(2))
const folder = join(root, '.cache/engines')
const sheet = options.sheet ? beginSheet(join(folder, 'sheet')) : undefined
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}\n${reasonOf(error.cause)}` : (error.stack ?? error.message)
}

type Visit = { site: WatchedSite; folder: string }

/** Tries a journey that fails once more, as `npm test` does. */
async function play(
  name: EngineName,
  engine: Engine,
  journey: EngineJourney,
  visit: Visit,
): Promise<TestResult> {
  const begun = performance.now()
  const errors: string[] = []
  const result = (state: TestResult['state']): TestResult => ({
    file: 'scripts/engines/journeys.ts',
    title: `${name} ${journey.name}`,
    seconds: (performance.now() - begun) / 1000,
    state,
    ...(errors[0] === undefined
      ? {}
      : { error: errors[0], recordings: [relative(root, join(visit.folder, 'failure.png'))] }),
  })
  for (const state of ['passed', 'flaky'] as const) {
    try {
      await runJourney(engine, journey, visit)
      console.log(`  ${state === 'passed' ? '✓' : 'flaky:'} ${journey.name} (${seconds(begun)})`)
      return result(state)
    } catch (error) {
      errors.push(reasonOf(error))
      console.log(`  ✗ ${journey.name}\n${reasonOf(error)}`.replaceAll('\n', '\n      '))
    }
  }
  return result('failed')
}

async function playJourneys(engine: Engine, name: EngineName, site: WatchedSite) {
  const begun = performance.now()
  const visit = { site, folder: join(folder, name) }
  mkdirSync(visit.folder, { recursive: true })
  const results: TestResult[] = []
  for (const journey of journeysNamed(options.only)) {
    const reason = journey.leftOut?.[name]
    if (reason) console.log(`  – ${journey.name}: left out, ${reason}`)
    else results.push(await play(name, engine, journey, visit))
  }
  const failed = results.filter(({ state }) => state === 'failed').length
  console.log(`  ${failed === 0 ? 'all passed' : `${failed} failed`} in ${seconds(begun)}`)
  return results
}

const absent = (name: EngineName): TestResult => ({
  file: 'scripts/engines/journeys.ts',
  title: `${name} is not here`,
  seconds: 0,
  state: 'passed',
})

async function runIn(name: EngineName, site: WatchedSite): Promise<TestResult[]> {
  const start = options.present ? presentEngine(name) : ensureEngine(name)
  if (!start) {
    console.log(`${name} is not here.`)
    return [absent(name)]
  }
  const engine = await start()
  console.log(`${name} ${engine.version}`)
  try {
    if (!sheet) return await playJourneys(engine, name, site)
    await sheet.take(name, engine, site)
    return []
  } finally {
    await engine.quit()
  }
}

async function run(): Promise<number> {
  const builds = process.env.GALLEY_BUILDS ?? '.cache'
  const { args } = testedBuilds(builds, 0).demo
  const code = await runInProject('scripts/check/build-if-changed.ts', args)
  if (code !== 0) return code
  const site = await serveWatched(
    join(root, builds, 'demo'),
    join(folder, 'site'),
    await freePort(),
  )
  const tests: TestResult[] = []
  for (const name of options.engines) tests.push(...(await runIn(name, site)))
  await site.cut()
  const report: TestRun = { tests, errors: [] }
  if (process.env.GALLEY_REPORT) writeFileSync(process.env.GALLEY_REPORT, JSON.stringify(report))
  if (sheet) console.log(`Look at ${await sheet.write()}`)
  return tests.some(({ state }) => state === 'failed') ? 1 : 0
}

process.exitCode = await run()
