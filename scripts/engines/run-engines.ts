import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
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

/** Tries a journey that fails once more, as `npm test` does. */
async function passes(
  engine: Engine,
  journey: EngineJourney,
  visit: { site: WatchedSite; folder: string },
) {
  const begun = performance.now()
  for (const mark of ['✓', 'flaky:']) {
    try {
      await runJourney(engine, journey, visit)
      console.log(`  ${mark} ${journey.name} (${seconds(begun)})`)
      return true
    } catch (error) {
      console.log(`  ✗ ${journey.name}\n${reasonOf(error)}`.replaceAll('\n', '\n      '))
    }
  }
  return false
}

/** @returns how many failed */
async function playJourneys(engine: Engine, name: EngineName, site: WatchedSite): Promise<number> {
  const begun = performance.now()
  const work = join(folder, name)
  mkdirSync(work, { recursive: true })
  let failed = 0
  for (const journey of journeysNamed(options.only)) {
    const reason = journey.leftOut?.[name]
    if (reason) console.log(`  – ${journey.name}: left out, ${reason}`)
    else if (!(await passes(engine, journey, { site, folder: work }))) failed += 1
  }
  console.log(`  ${failed === 0 ? 'all passed' : `${failed} failed`} in ${seconds(begun)}`)
  return failed
}

async function runIn(name: EngineName, site: WatchedSite): Promise<number> {
  const start = options.present ? presentEngine(name) : ensureEngine(name)
  if (!start) {
    console.log(`${name} is not here.`)
    return 0
  }
  const engine = await start()
  console.log(`${name} ${engine.version}`)
  try {
    if (!sheet) return await playJourneys(engine, name, site)
    await sheet.take(name, engine, site)
    return 0
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
  let failed = 0
  for (const name of options.engines) failed += await runIn(name, site)
  await site.cut()
  if (sheet) console.log(`Look at ${await sheet.write()}`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await run()
