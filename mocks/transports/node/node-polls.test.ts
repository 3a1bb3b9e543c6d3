import {
  environmentManager,
  isServer,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type NodeBackend, nodeOrigin, startNodeBackend } from './node-backend.ts'

// The client reads the server's URL when it is imported.
vi.stubEnv('VITE_API_BASE_URL', nodeOrigin)
vi.resetModules()
const { assessmentQuery } = await import('../../../src/api/grammar-check.ts')
const { createQueryClient, runQueriesByClock } = await import(
  '../../../src/app/startup/query-client.ts'
)
const { installClock } = await import('../../../src/lib/clock.ts')

const seconds = (count: number) => count * 1000
let backend: NodeBackend<'assessments'>
let queries: QueryClient
let stopPolling: () => void

// TanStack Query polls in browsers only.
beforeAll(() => {
  environmentManager.setIsServer(() => false)
  runQueriesByClock()
})

afterEach(() => {
  stopPolling()
  queries.clear()
  installClock()
  backend.stop()
})

afterAll(() => {
  environmentManager.setIsServer(() => isServer)
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Number of requests for a pending report while the clock advances by these steps. */
async function pollsOver(steps: readonly number[]): Promise<number> {
  backend = await startNodeBackend({ scenario: 'assessments' })
  installClock(backend.clock)
  queries = createQueryClient()
  const { scoring } = backend.facts.assessments
  const requestCount = () =>
    backend.calls.all().filter(({ operation }) => operation === 'searchLanguageAssessments').length
  const report = new QueryObserver(queries, assessmentQuery(scoring))
  stopPolling = report.subscribe(() => undefined)
  const answered = () =>
    vi.waitUntil(() => report.getCurrentResult().fetchStatus === 'idle', { timeout: 60_000 })
  await answered()
  const first = requestCount()
  for (const step of steps) {
    backend.clock.advance(step)
    await answered()
  }
  return requestCount() - first
}

it.each([
  ['seventy times by a second', Array<number>(70).fill(seconds(1)), 2],
  ['twice by twenty seconds', [seconds(20), seconds(20)], 1],
  ['by thirty seconds at once', [seconds(30)], 1],
  ['back and forth', [seconds(-20), seconds(20), seconds(9), seconds(1)], 1],
])('polls every thirty seconds where the clock moves %s', async (_, steps, polls) => {
  expect(await pollsOver(steps)).toBe(polls)
})
