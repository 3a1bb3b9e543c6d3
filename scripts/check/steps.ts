import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/project-node.mjs'
import type { AffectedTests } from './affected-tests.ts'
import { countPlaywright, countVitest, withExitCode } from './counting.ts'
import { forgetLastRun, type TestKind, workFolder } from './forget-last-run.ts'
import { runCommand } from './run-command.ts'
import type { Outcome, Step } from './schedule.ts'
import { testedBuilds } from './tested-builds.ts'

export type NamedStep = Step & { group: 'check' | 'test' }

type Part = Pick<Step, 'after'> & { cores?: number; env?: Record<string, string> }

async function command(what: string, args: string[], env = {}): Promise<Outcome> {
  const { exitCode, output } = await runCommand(what, args, { env })
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

function check(id: string, what: string, args: string[]): NamedStep {
  return { id, group: 'check', cores: 1, run: () => command(what, args) }
}

function part(id: string, what: string, args: string[], { cores = 1, after, env }: Part = {}) {
  const step: NamedStep = { id, group: 'test', cores, run: () => command(what, args, env) }
  return after ? { ...step, after } : step
}

async function vitest(kind: TestKind, selection: string[]): Promise<Outcome> {
  const report = forgetLastRun(root, kind)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...selection, ...reporters]
  const { exitCode, output } = await runCommand('vitest', args)
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const counts = countVitest(JSON.parse(readFileSync(report, 'utf8')))
  return { ...withExitCode(counts, exitCode), output }
}

async function playwright(
  env: Record<string, string>,
  specs: readonly string[] = [],
): Promise<Outcome> {
  const report = forgetLastRun(root, 'browser')
  const args = ['test', ...specs, '--reporter=list,json']
  const { exitCode, output } = await runCommand('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const counts = countPlaywright(JSON.parse(readFileSync(report, 'utf8')))
  return { ...withExitCode(counts, exitCode), output }
}

const folders = ['src', 'mocks', 'stories', 'e2e', 'scripts', '.storybook'].filter((folder) =>
  existsSync(join(root, folder)),
)

const typesCache = '.cache/types.tsbuildinfo'

const storyTests = ['--config', 'vitest.stories.config.ts']

const knipOptions = [
  '--cache',
  '--cache-location',
  '.cache/knip',
  '--no-progress',
  '--treat-config-hints-as-errors',
]

const staticChecks = (): NamedStep[] => [
  check('generated', 'scripts/generate/generate.ts', ['--check']),
  check('types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', typesCache]),
  check('lint', 'biome', ['ci', '.', '--colors=off']),
  check('imports', 'depcruise', ['--output-type', 'err-long', ...folders]),
  check('unused', 'knip', knipOptions),
  check('contract', 'redocly', ['lint']),
  check('catalogs', 'scripts/check/check-catalogs.ts', []),
  check('house', 'scripts/check/house-rules.ts', []),
]

/** Every check and test, cheapest first. */
export function makeSteps(port: number): NamedStep[] {
  const { demo, separate, below } = testedBuilds(workFolder, port)
  const inBelow = ['build', '-o', `${workFolder}/below/storybook`, '--quiet']
  const storybook = part('storybook', 'storybook', inBelow, { after: ['below'] })
  const forBrowser = [
    part('demo', 'vite', demo.args),
    part('separate', 'vite', separate.args, { env: separate.env }),
    part('below', 'vite', below.args),
    ...(process.env.GALLEY_DEEP ? [storybook] : []),
  ]
  const production = ['build', '--outDir', `${workFolder}/production`, '--emptyOutDir']
  const tests: NamedStep[] = [
    { id: 'unit', group: 'test', cores: 2, run: () => vitest('unit', ['--project', 'node']) },
    part('build', 'vite', [...production, '--sourcemap', 'hidden', '--logLevel', 'warn']),
    ...forBrowser,
    part('budgets', 'scripts/budget/check-budgets.ts', [], { after: ['build'] }),
    {
      id: 'stories',
      group: 'test',
      cores: 2,
      run: () => vitest('stories', storyTests),
    },
    { id: 'matrix', group: 'test', cores: 2, run: () => vitest('matrix', ['--project', 'matrix']) },
    {
      id: 'browser',
      group: 'test',
      cores: 2,
      after: forBrowser.map(({ id }) => id),
      run: () => playwright({ GALLEY_BUILDS: workFolder, GALLEY_PORT: `${port}` }),
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
  const unit = ['--config', 'vitest.unit.config.ts', '--changed', since]
  const steps = staticChecks()
  const add = (id: TestKind, run: NamedStep['run']) =>
    steps.push({ id, group: 'test', cores: 2, run })
  add('unit', () => vitest('unit', unit))
  if (stories.length > 0) add('stories', () => vitest('stories', [...storyTests, ...stories]))
  // Without GALLEY_BUILDS, Playwright builds what these specs visit.
  if (specs.length > 0) add('browser', () => playwright({ GALLEY_PORT: `${port}` }, specs))
  return steps
}
