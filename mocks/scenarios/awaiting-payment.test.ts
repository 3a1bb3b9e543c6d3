import { expect, it } from 'vitest'
import { unpaidInvoicesOf } from '../backend/rules/invoices/invoices-to-pay.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { loadScenario } from './load-scenario.ts'
import { isScenarioName, scenarioNames } from './scenario-list.ts'

it.each(scenarioNames.filter(isScenarioName))(
  'has an open invoice for each order of %s that awaits payment',
  async (name) => {
    const { world } = await loadScenario({ name, now: fixedNow })
    const stuck = [...world.users.all()].flatMap(({ identity, account }) => {
      const billed = unpaidInvoicesOf(world, identity, account.currency)
      const orders = world.orders.in('byOwner', identity)
      return [...orders.rows()]
        .filter(({ order }) => order.completed && !order.paid)
        .map(({ order }) => order.externalId)
        .filter((number) => !billed.some(({ externalId }) => externalId === number))
    })
    expect(stuck).toEqual([])
  },
)
