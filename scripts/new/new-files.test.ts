import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { readProject } from '../check/project-files.ts'
import { bannedPatterns } from '../check/rules/banned-patterns.ts'
import { forgottenSteps } from '../check/rules/forgotten-steps.ts'
import { linkRules } from '../check/rules/link-rules.ts'
import { screensWithStories } from '../check/rules/screens-with-stories.ts'
import { uniqueNames } from '../check/rules/unique-names.ts'
import { runCommand } from '../check/run-command.ts'
import { root } from '../setup/project-node.mjs'
import { newFiles } from './new-files.ts'

const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

const rules = [bannedPatterns, forgottenSteps, linkRules, screensWithStories, uniqueNames]

it.each([
  ['operation', ['rewards', 'loadRewardTiers'], 5],
  ['operation', ['testimonials', 'withdrawTestimonial'], 5],
  ['scenario', ['customers/late-payer'], 3],
  ['screen', ['rewards/reward-tiers', 'researcher/tiers', 'rewards/loyaltyQuery'], 3],
])('the files of a new %s %j pass lint and house rules', async (kind, names, count) => {
  const changes = newFiles(kind, names, read)
  expect(Object.keys(changes)).toHaveLength(count)
  const others = readProject(root).filter(({ path }) => !(path in changes))
  const files = Object.entries(changes).map(([path, text]) => ({ path, text }))
  expect(rules.flatMap((rule) => rule([...others, ...files]))).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'galley-new-'))
  try {
    writeFileSync(join(folder, 'biome.json'), read('biome.json') ?? '')
    for (const { path, text } of files) writeFileSync(join(folder, basename(path)), text)
    const lint = ['check', '--write', '--vcs-enabled=false', `--config-path=${folder}`, folder]
    const { exitCode, output } = await runCommand('biome', lint)
    expect(exitCode, output).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it.each([
  ['another kind', 'widget', ['a/b']],
  ['a domain that the contract does not have', 'operation', ['weather', 'loadWeather']],
  ['an operation without a verb', 'operation', ['rewards', 'tiers']],
  ['a scenario without a folder', 'scenario', ['late-payer']],
  ['a scenario that exists', 'scenario', ['customers/elite']],
  ['capitals', 'scenario', ['customers/LatePayer']],
  ['a screen without a query', 'screen', ['rewards/tiers', 'researcher/tiers']],
  ['an unknown query', 'screen', ['rewards/tiers', 'researcher/tiers', 'rewards/tiersQuery']],
])('writes nothing for %s', (_name, kind, names) => {
  expect(() => newFiles(kind, names, read)).toThrow()
})
