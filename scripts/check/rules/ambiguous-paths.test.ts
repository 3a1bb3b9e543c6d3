import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../mocks/backend/calls/route-table.ts'
import { listOperations } from '../../generate/contract-parts.ts'
import { readContract } from '../../generate/read-contract.ts'
import { ambiguousPaths } from './ambiguous-paths.ts'

type Pair = readonly [string, string]

const document = await readContract('openapi/openapi.yaml')
const operations = listOperations(document)
const isParameter = (segment: string | undefined) => segment?.startsWith('{') ?? false
const parametersOf = (path: string) => path.split('/').filter(isParameter).length

function overlaps([one, other]: Pair): boolean {
  const [ones, others] = [one.split('/'), other.split('/')]
  if (ones.length !== others.length) return false
  return ones.every(
    (part, at) => part === others[at] || isParameter(part) || isParameter(others[at]),
  )
}

function overlapsIn(paths: readonly string[]): Pair[] {
  const pairs = paths.flatMap((one, at) => paths.slice(at + 1).map((other): Pair => [one, other]))
  return pairs.filter(overlaps)
}

// The rule ignores paths with different numbers of parameters.
const isReported = ([one, other]: Pair) => parametersOf(one) === parametersOf(other)
const written = (pair: Pair) => [...pair].sort().join(' and ')

function addressOf([one, other]: Pair): string {
  const others = other.split('/')
  const parts = one.split('/').map((part, at) => (isParameter(part) ? (others[at] ?? '') : part))
  return parts.map((part) => (isParameter(part) ? 'anything' : part)).join('/')
}

/** The path with the literal at the first difference comes first. */
function literalFirst([one, other]: Pair): Pair {
  const [ones, others] = [one.split('/'), other.split('/')]
  const difference = ones.findIndex((part, at) => isParameter(part) !== isParameter(others[at]))
  return isParameter(ones[difference]) ? [other, one] : [one, other]
}

const callsOf = (path: string) =>
  new Map(operations.filter((one) => one.path === path).map((one) => [one.method, one.operationId]))

const found = overlapsIn(Object.keys(document.paths))

it('names every pair of paths that is ambiguous, and no other', () => {
  const listed = ambiguousPaths.flatMap(({ these, those }) =>
    these.flatMap((one) => those.map((other) => written([one, other]))),
  )
  expect(found.filter(isReported).map(written).sort()).toEqual(listed.sort())
})

it.each(['journal-metadata', 'journal-directory'])('%s has none', async (name) => {
  const { paths } = await readContract(`openapi/external/${name}.yaml`)
  expect(overlapsIn(Object.keys(paths))).toEqual([])
})

describe('literal segments win', () => {
  it.each(found.map((pair) => [addressOf(pair), ...literalFirst(pair)] as const))(
    '%s is %s before it is %s',
    (address, first, second) => {
      const expected = new Map([...callsOf(second), ...callsOf(first)])
      expect(expected.size).toBeGreaterThan(0)
      for (const [method, id] of expected) expect(matchRoute(method, address)).toMatchObject({ id })
    },
  )
})
