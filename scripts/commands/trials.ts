import type { Script } from './start-command.ts'

/** One call of a command. It succeeds with exit code 0, or as a server that answers `page`. */
export type Trial = {
  script: Script
  args?: readonly string[]
  /** In a scratch copy of the project, where it may write. */
  copied?: true
  deep?: true
  /** The address that a server answers with status 200; its option for the port is `port`. */
  served?: { page: string; port: string }
  /** Calls the mock backend over HTTP, whose address follows this option. */
  calls?: string
  env?: Record<string, string>
}

export const previewFolder = '.cache/commands/preview'

const servers: Trial[] = [
  { script: 'start', served: { page: '/en/login', port: '--port' } },
  { script: 'backend', served: { page: '/', port: '--port' } },
  {
    script: 'backend',
    args: ['--first'],
    served: { page: '/api/researcher/load', port: '--port' },
  },
  { script: 'preview', args: ['--outDir', previewFolder], served: { page: '/', port: '--port' } },
  { script: 'storybook', served: { page: '/index.json', port: '-p' }, deep: true },
]

const conformArgs = [
  ...['--config', 'scripts/conform/mock-backend.conform.json', '--rate', '200'],
  ...['--html', '.cache/commands/conform.html', '--junit', '.cache/commands/conform.xml'],
]

const reports: Trial[] = [
  { script: 'conform', args: [...conformArgs, '--only', 'orders,origins'], calls: '--server' },
  { script: 'docs:api' },
  { script: 'samples', args: ['.cache/commands/samples'] },
  {
    script: 'documents',
    args: [
      ...['.cache/commands/samples', '--accept', '--reject'],
      ...['--output', '.cache/commands/documents'],
    ],
  },
  {
    script: 'documents',
    args: ['.cache/commands/samples', '--edit', '--open', '--output', '.cache/commands/edited'],
    deep: true,
  },
  { script: 'flaky', args: ['house-rules', '--times', '1'] },
  { script: 'changes:contract', args: ['HEAD'], deep: true },
  { script: 'clients', args: ['--where-possible'], deep: true },
]

/** The examples of docs/recipes.md, and a call that changes something. */
const newFiles: Trial[] = [
  { script: 'new', args: ['operation', 'rewards', 'loadRewardTiers'] },
  { script: 'new', args: ['operation', 'testimonials', 'withdrawTestimonial'], deep: true },
  {
    script: 'new',
    args: ['screen', 'rewards/reward-tiers', 'researcher/tiers', 'rewards/loyaltyQuery'],
  },
  { script: 'new', args: ['scenario', 'customers/late-payer'] },
  { script: 'record', args: ['--har', 'scripts/record/example.har', '--name', 'tried-visit'] },
]

const testsOfNewFiles = ['load-reward-tiers', 'withdraw-testimonial', 'late-payer']
const storyOfNewScreen = 'rewards-reward-tiers'

const inCopy: Trial[] = [
  ...newFiles,
  { script: 'unit', args: testsOfNewFiles },
  { script: 'test', args: ['--only', 'house'] },
  // Without `unused` and `contract`: nothing uses or describes a new operation yet.
  { script: 'test', args: ['--only', 'generated,types,lint,imports'], deep: true },
  { script: 'stories', args: ['stories/rewards/reward-tiers.stories.tsx'], deep: true },
  { script: 'pictures', args: ['--accept', '--only', storyOfNewScreen], deep: true },
  { script: 'pictures', args: ['--reuse', '--publish', '--only', storyOfNewScreen], deep: true },
  { script: 'fix', deep: true },
]

/** In order: what the first commands write is what the later ones of the copy check. */
export const trials: readonly Trial[] = [
  ...servers,
  ...reports,
  ...inCopy.map((trial): Trial => ({ ...trial, copied: true })),
]

/** Scripts that a step of `npm test` runs with the same tool and the same configuration. */
export const triedBySteps: Partial<Record<Script, string>> = {
  'test:deep': 'every step, with --deep',
  check: 'generated to house',
  e2e: 'browser',
  generate: 'generated',
  'lint:contract': 'contract',
  extract: 'catalogs',
  'coverage:contract': 'coverage',
  build: 'build',
  'build:demo': 'demo',
  'build:storybook': 'storybook, with --deep',
  engines: 'engines',
  'pack:contract': 'packages, with --deep',
  'pack:backend': 'packages, with --deep',
  bench: 'benches, with --deep',
  'bench:page': 'benches, with --deep',
}
