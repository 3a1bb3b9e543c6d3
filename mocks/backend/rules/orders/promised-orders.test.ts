import { expect, it } from 'vitest'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { promisedOrders } from './promised-orders.ts'
import { orderWork } from './work-of.ts'

it('does not ask for a payment that a bank is to bring', async () => {
  const { world, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
  const owner = facts.person.identity
  const open = [...world.orders.in('openByOwner', owner).rows()]
  const workWith = (promised: ReadonlySet<string>) =>
    orderWork(open, { now: fixedNow, shown: ({ order }) => order, promised })
  const promised = promisedOrders(world, owner)
  expect(promised.size).toBe(1)
  expect(workWith(new Set()).needsAttention).toBe(4)
  const { needsAttention, attention } = workWith(promised)
  expect(needsAttention).toBe(3)
  expect(attention.some(({ externalId }) => promised.has(externalId))).toBe(false)
})
