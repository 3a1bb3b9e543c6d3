import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { type NodeBackend, nodeOrigin, startNodeBackend } from './node-backend.ts'

// The client reads the server's URL when it is imported.
vi.stubEnv('VITE_API_BASE_URL', nodeOrigin)
vi.resetModules()
const { updateCachedUser, userQuery } = await import('../../../src/api/account.ts')
const { loyaltyQuery, referralCreditsQuery, nextLookAt, rewardPointsQuery } = await import(
  '../../../src/api/rewards.ts'
)

let backend: NodeBackend<'returning-customer'> | undefined
afterEach(() => {
  backend?.stop()
  backend = undefined
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Helen, whose cached account has no points yet. */
async function opened() {
  backend = await startNodeBackend({ scenario: 'returning-customer' })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await queries.fetchQuery(userQuery())
  updateCachedUser(queries, (user) => ({ ...user, totalRewardPoints: 0 }))
  const cachedPoints = () => queries.getQueryData(userQuery().queryKey)?.totalRewardPoints
  return { backend, queries, cachedPoints }
}

it.each([
  ['completedPaid', true, 1_840, false],
  ['completedUnpaid', false, 0, 30_000],
] as const)(
  'for the order %s the points are available: %s',
  async (order, updated, cached, again) => {
    const { backend, queries, cachedPoints } = await opened()
    const { orders, person } = backend.facts
    const query = rewardPointsQuery({ identity: person.identity, externalId: orders[order] })
    const points = await queries.fetchQuery(query)
    expect(points).toEqual({ totalRewardPoints: 1_840, updated })
    expect(cachedPoints()).toBe(cached)
    expect(nextLookAt(points)).toBe(again)
  },
)

it('updates the cached points from the page of rewards', async () => {
  const { queries, cachedPoints } = await opened()
  await queries.fetchQuery(loyaltyQuery())
  expect(cachedPoints()).toBe(1_840)
})

it('reloads referral earnings only after the sum has changed', async () => {
  const { backend, queries } = await opened()
  const { world, facts } = backend
  const totalAt = (earned: number) =>
    queries.fetchQuery({ ...referralCreditsQuery(earned), staleTime: Number.POSITIVE_INFINITY })
  expect(await totalAt(120)).toBe(120)
  const open = world.referrals
    .in('byOwner', facts.person.identity)
    .filter(({ earnedAt }) => earnedAt === null)
  const [friend] = [...open.rows()]
  if (!friend) throw new Error('Every friend has paid already.')
  world.referrals.update(friend.identity, { earnedAt: friend.createdAt, dollars: 40 })
  expect(await totalAt(120)).toBe(120)
  expect(await totalAt(160)).toBe(160)
})
