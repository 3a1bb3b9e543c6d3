import { expect, it } from 'vitest'
import { formService } from '../../../backend/reference-data/services/form-services.ts'
import { orderDetails } from '../../../backend/rules/orders/order-details.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { sumOf } from '../../../world/money.ts'
import { loadScenario } from '../../load-scenario.ts'

it.each(['returning-customer', 'china', 'japan', 'elite', 'prepaid'] as const)(
  'charges each order in %s the price of its services',
  async (name) => {
    const { world } = await loadScenario({ name, now: fixedNow })
    const [user] = world.users.all()
    if (!user) throw new Error('Nobody is here.')
    const charged = Array.from(world.orders.all(), (row) => {
      const shown = orderDetails({ world, user, now: fixedNow }, row)
      const { services, serviceOptions, invoices, currency } = shown
      const isSold = services.every(({ id }) => formService(id))
      const sold = sumOf(
        serviceOptions.map(({ price }) => price),
        currency,
      )
      return isSold ? invoices.map(({ totalAmount }) => ({ row, totalAmount, sold })) : []
    }).flat()
    expect(charged.length).toBeGreaterThan(1)
    for (const { totalAmount, sold } of charged) expect(totalAmount).toBe(sold)
  },
)
