import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from '../setup/hash-files.mjs'
import { root } from '../setup/project-node.mjs'
import type { AffectedTests } from './affected-tests.ts'
import { allowNoTest, countRun, withExitCode } from './counting.ts'
import { forgetLastRun, type TestKind, workFolder } from './forget-last-run.ts'
import { type PlaywrightReport, playwrightRun } from './playwright-run.ts'
import { isMade } from './project-files.ts'
import { rememberPass } from './remember-pass.ts'
import { runCommand } from './run-command.ts'
import type { Outcome, Step } from './schedule.ts'
import type { TestRun } from './test-run.ts'
import { testedBuilds } from './tested-builds.ts'

export type NamedStep = Step & { group: 'check' | 'test' }

type Part = Pick<Step, 'after'> & { env?: Record<string, string> }

async function command(what: string, args: string[], env = {}): Promise<Outcome> {
  const { exitCode, output } = await runCommand(what, args, { env })
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

function part(id: string, what: string, args: string[], { after, env }: Part = {}): NamedStep {
  const step: NamedStep = { id, group: 'test', cores: 1, run: () => command(what, args, env) }
  return after ? { ...step, after } : step
}

/** Runs a test runner that writes a report, and reads the report as `TestRun`. */
async function runTests(
  kind: TestKind,
  [what = '', ...args]: string[],
  env: (report: string) => Record<string, string>,
  read: (text: string) => TestRun,
): Promise<Outcome> {
  const report = forgetLastRun(root, kind)
  const { exitCode, output } = await runCommand(what, args, {
    env: { ...env(report), GALLEY_REPORT: report },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const run = read(readFileSync(report, 'utf8'))
  return { ...withExitCode(countRun(run), exitCode, args), output, tests: run.tests }
}

const vitest = (kind: TestKind, selection: string[], env: Record<string, string> = {}) =>
  runTests(
    kind,
    ['vitest', 'run', ...selection, '--reporter=dot', '--reporter=./scripts/check/vitest-run.ts'],
    () => env,
    (text) => JSON.parse(text),
  )

const deep = () => process.env.GALLEY_DEEP === '1'

/** A deep run delays answers, by the same seed each time unless the environment has another. */
const delays = (): Record<string, string> =>
  deep() ? { GALLEY_DELAYS: process.env.GALLEY_DELAYS ?? '7' } : {}

/** A story, or a page of the matrix, that fails is tried once more, at once. */
const inBrowser = (kind: TestKind, selection: string[], env: Record<string, string> = {}) =>
  vitest(kind, [...selection, '--retry=1'], env)

const playwright = (env: Record<string, string>, specs: readonly string[] = []) =>
  runTests(
    'browser',
    ['playwright', 'test', ...specs, '--reporter=list,json'],
    (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    (text) => {
      const report: PlaywrightReport = JSON.parse(text)
      return playwrightRun(report)
    },
  )

const engines = (args: readonly string[]) =>
  runTests(
    'engines',
    ['scripts/engines/run-engines.ts', ...args],
    () => ({ GALLEY_BUILDS: workFolder }),
    (text) => JSON.parse(text),
  )

const folders = ['src', 'mocks', 'stories', 'e2e', 'scripts', '.storybook'].filter((folder) =>
  existsSync(join(root, folder)),
)

/** Both TypeScripts have a command `tsc`, so the native one is started by its path. */
const nativeCompiler = [
  'node_modules/typescript7/bin/tsc',
  '--noEmit',
  // Each checker has its own copy of the types: a second one costs more than it saves on two cores.
  ...['--checkers', '1'],
  ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
]

/** Stories show each screen whose calls fail; in a deep run the matrix makes each call fail in each way. */
const withoutFaults = ['--exclude', 'stories/matrix/faults.matrix.ts']

const unitTests = ['--config', 'vitest.unit.config.ts']
const storyTests = ['--config', 'vitest.stories.config.ts']
const matrixTests = ['--config', 'vitest.matrix.config.ts']

/** Where a Firefox is present. */
const inFirefox = [
  '--present',
  ...['--engine', 'firefox'],
  ...['--only', 'signs in and out,orders with an upload,checks the grammar'],
]

/** All journeys; browser tests are in Chromium. What is missing is installed. */
const besideChromium = ['--engine', 'firefox,webkit']

const knipOptions = [
  '--cache',
  '--cache-location',
  '.cache/knip',
  '--no-progress',
  '--treat-config-hints-as-errors',
]

/** A hash of every file of the project, without accepted pictures. */
const projectHash = () =>
  hashFiles(
    root,
    readdirSync(root).filter((name) => !isMade(name) && name !== 'pictures'),
  )

function staticChecks(): NamedStep[] {
  let hash: string | undefined
  const contents = () => {
    hash ??= projectHash()
    return hash
  }
  const check = (id: string, what: string, args: string[]): NamedStep => ({
    id,
    group: 'check',
    cores: 1,
    run: rememberPass(join(root, workFolder, 'passed', id), contents, () => command(what, args)),
  })
  return [
    check('types', 'node', nativeCompiler),
    check('catalogs', 'scripts/check/check-catalogs.ts', []),
    check('unused', 'knip', knipOptions),
    check('imports', 'depcruise', ['--output-type', 'err-long', ...folders]),
    check('lint', 'biome', ['ci', '.', '--colors=off']),
    check('contract', 'redocly', ['lint']),
    check('generated', 'scripts/generate/generate.ts', ['--check']),
    check('house', 'scripts/check/house-rules.ts', []),
  ]
}

/** A build that is kept as long as its sources are the same. */
const build = (id: string, args: string[], env: Record<string, string> = {}) =>
  part(id, 'scripts/check/build-if-changed.ts', args, { env })

/** The builds that the browser tests visit. */
function buildsForBrowser(port: number): NamedStep[] {
  const { demo, separate, below } = testedBuilds(workFolder, port)
  if (!deep()) return [build('demo', demo.args)]
  const inBelow = ['--output', `${workFolder}/below/storybook`, '--only', 'auth-sign-in--ready']
  return [
    build('demo', demo.args),
    build('separate', separate.args, separate.env),
    build('below', below.args),
    part('storybook', 'scripts/pictures/of-stories/build-storybook.ts', inBelow, {
      after: ['below'],
    }),
  ]
}

const deepParts = () => [
  part('packages', 'scripts/pack/try/try-packages.ts', []),
  part('benches', 'scripts/bench/speed/run-benches.ts', ['--smoke'], {
    after: ['build', 'demo'],
    env: { GALLEY_BUILDS: workFolder },
  }),
]

/** Every check and test, longest check first, so that both cores end together. */
export function makeSteps(port: number): NamedStep[] {
  const forBrowser = buildsForBrowser(port)
  const production = ['build', '--outDir', `${workFolder}/production`, '--emptyOutDir']
  const builtFolders = ['production', 'demo'].map((name) => `${workFolder}/${name}`)
  const tests: NamedStep[] = [
    build('build', [...production, '--sourcemap', 'hidden', '--logLevel', 'warn']),
    ...forBrowser,
    part('budgets', 'scripts/budget/check-budgets.ts', [], { after: ['build'] }),
    part('browsers', 'scripts/browsers/check-browsers.ts', builtFolders, {
      after: ['build', 'demo'],
    }),
    part('commands', 'scripts/commands/try-commands.ts', deep() ? ['--deep'] : []),
    {
      id: 'engines',
      group: 'test',
      cores: 1,
      after: ['demo'],
      run: () => engines(deep() ? besideChromium : inFirefox),
    },
    ...(deep() ? deepParts() : []),
    { id: 'unit', group: 'test', cores: 2, run: () => vitest('unit', unitTests) },
    {
      id: 'stories',
      group: 'test',
      cores: 2,
      run: () => inBrowser('stories', storyTests, delays()),
    },
    {
      id: 'matrix',
      group: 'test',
      cores: 2,
      run: () => inBrowser('matrix', [...matrixTests, ...(deep() ? [] : withoutFaults)]),
    },
    {
      id: 'browser',
      group: 'test',
      cores: 2,
      after: forBrowser.map(({ id }) => id),
      run: () => playwright({ ...delays(), GALLEY_BUILDS: workFolder, GALLEY_PORT: `${port}` }),
    },
    part('coverage', 'scripts/contract-coverage/show-coverage.ts', ['--missing'], {
      after: ['unit', 'stories', 'browser'],
    }),
  ]
  return [...staticChecks(), ...tests]
}

/** The static checks and the tests that a change since a commit can affect. */
export function makeChangedSteps(
  { since, stories, specs }: { since: string } & NonNullable<AffectedTests>,
  port: number,
): NamedStep[] {
  const unit = [...unitTests, '--changed', since, allowNoTest]
  const steps = staticChecks()
  const add = (id: TestKind, run: NamedStep['run']) =>
    steps.push({ id, group: 'test', cores: 2, run })
  add('unit', () => vitest('unit', unit))
  if (stories.length > 0) add('stories', () => inBrowser('stories', [...storyTests, ...stories]))
  // Without GALLEY_BUILDS, Playwright builds what these specs visit.
  if (specs.length > 0) {
    const selection = [...specs, '--grep-invert=@deep', allowNoTest]
    add('browser', () => playwright({ GALLEY_PORT: `${port}` }, selection))
  }
  return steps
}
