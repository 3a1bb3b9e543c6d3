import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/project-node.mjs'
import type { FileChanges } from './file-changes.ts'
import { newFiles } from './new-files.ts'

const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

/** Relative paths of imports and references that lead nowhere. */
const deadPaths = (changes: FileChanges) =>
  Object.entries(changes).flatMap(([file, text]) =>
    Array.from(text.matchAll(/(?:from '|import\('|\$ref: )([.][^'#\s]+)/g), ([, path = '']) =>
      join(dirname(file), path),
    ).filter((path) => read(path) === undefined && changes[path] === undefined),
  )

// Names that nobody gives: a new file must not collide with those of this test.
it.each([
  ['operation', ['rewards', 'loadUnlikelyName'], 5],
  ['operation', ['testimonials', 'withdrawUnlikelyName'], 5],
  ['scenario', ['customers/unlikely-name'], 3],
  ['screen', ['rewards/unlikely-name', 'researcher/unlikely-name', 'rewards/loyaltyQuery'], 4],
  ['screen', ['orders/unlikely-name', 'unlikely/name/here', 'account/userQuery'], 4],
])('the paths in a new %s %j exist', (kind, names, count) => {
  const changes = newFiles(kind, names, read)
  expect(Object.keys(changes)).toHaveLength(count)
  expect(deadPaths(changes)).toEqual([])
  expect(Object.values(changes).join('')).not.toMatch(/Template/)
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
