import { stateOf } from '../../world/world-state.ts'
import { operationsOf } from '../operation-types.ts'
import { orderAt, searchOrdersOf } from '../rules/order-rules.ts'
import { pageOf } from '../rules/page-of.ts'
import { siteZones } from '../rules/site-zones.ts'

const ordersPerPage = 10

export const orders = operationsOf({
  searchOrders({ world, user, query, now, reply }) {
    const zone = siteZones[stateOf(world).application.localization.code]
    const found = searchOrdersOf(world, user.identity, query, zone)
    const { rows, pagination } = pageOf(found, query.page, ordersPerPage)
    return reply(200, { orders: rows.map((row) => orderAt(row, now, { zone, user })), pagination })
  },
})
