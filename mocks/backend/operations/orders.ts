import type { OrderRow } from '../../world/rows/rows.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { downloadDeliverable, listDeliverables } from '../rules/orders/deliverables.ts'
import { findOrder, orderFor } from '../rules/orders/order-access.ts'
import { notificationEmails, orderDetails, serviceSetting } from '../rules/orders/order-details.ts'
import { editOf, editRefusal, isEditable } from '../rules/orders/order-edit.ts'
import { addFiles, filesRefusal, filesSent } from '../rules/orders/order-files.ts'
import { orderAt } from '../rules/orders/order-rules.ts'
import { promisedOrders } from '../rules/orders/promised-orders.ts'
import { saveEdit } from '../rules/orders/save-edit.ts'
import { searchOrdersOf } from '../rules/orders/search-orders.ts'
import { availableServices } from '../rules/orders/service-options.ts'
import { orderWork } from '../rules/orders/work-of.ts'
import { pageOf } from '../rules/page-of.ts'
import { siteZone } from '../rules/site-zone.ts'

const ordersPerPage = 10

/** @throws Problem 400 if path and body name different orders */
function requireSame(number: string, { externalId }: { externalId: string }): void {
  if (number.toUpperCase() === externalId.toUpperCase()) return
  throw new Problem(400, 'Two orders', 'Path and body name different orders.')
}

export const orders = operationsOf({
  searchOrders({ world, user, query, now, reply }) {
    const zone = siteZone(world)
    const found = searchOrdersOf({ world, owner: user.identity, zone, now }, query)
    const { rows, pagination } = pageOf(found, query.page, ordersPerPage)
    const shown = (row: OrderRow) => orderAt(row, now, { zone, user })
    const open = world.orders.in('openByOwner', user.identity).rows()
    return reply(200, {
      orders: rows.map(shown),
      pagination,
      work: orderWork(open, { now, shown, promised: promisedOrders(world, user.identity) }),
    })
  },

  getOrderPayment({ world, user, path, now, reply }) {
    const asking = { world, user, now }
    const row = findOrder(asking, path.id)
    return reply(200, { order: row ? orderDetails(asking, row) : null })
  },

  getOrderServices({ world, user, path, now, reply }) {
    const asking = { world, user, now }
    const setting = serviceSetting(asking, orderFor(asking, path.id))
    return reply(200, {
      serviceGroups: isEditable(setting.order) ? availableServices(setting) : [],
    })
  },

  saveOrder({ world, user, path, body, now, reply }) {
    const asking = { world, user, now }
    const row = orderFor(asking, path.externalId)
    requireSame(path.externalId, body)
    const setting = serviceSetting(asking, row, body.wordCount)
    const error = editRefusal(body, setting)
    if (error) return reply(200, { error })
    return reply(200, { orderDetails: editOf(saveEdit(asking, row, body, setting)) })
  },

  async addOrderFiles({ world, user, path, body, now, manuscripts, reply }) {
    const asking = { world, user, now }
    const row = orderFor(asking, path.externalId)
    const files = filesSent(body)
    const error = filesRefusal(asking, row, files)
    if (error) return reply(200, { error })
    const received = await addFiles(asking, row, files, manuscripts.measure)
    return reply(200, { order: orderDetails(asking, received) })
  },

  saveOrderEmailNotifications({ world, user, path, body, now, reply }) {
    const asking = { world, user, now }
    const row = orderFor(asking, path.id)
    requireSame(path.id, body)
    const { identity } = row
    const emails = [...new Set(body.notificationEmails.map((email) => email.trim().toLowerCase()))]
    if (world.orderNotices.get(identity)) world.orderNotices.update(identity, { emails })
    else world.orderNotices.insert({ identity, emails })
    return reply(200, {
      externalId: identity,
      notificationEmails: notificationEmails(asking, row),
    })
  },

  async listOrderDeliverables({ world, user, path, now, manuscripts, reply }) {
    const asking = { world, user, now, manuscripts }
    const found = await listDeliverables(asking, findOrder(asking, path.externalId))
    return reply(200, found ?? { error: 'generic-download-error' })
  },

  async downloadOrderDeliverable({ world, user, path, now, manuscripts, reply }) {
    const asking = { world, user, now, manuscripts }
    const row = findOrder(asking, path.externalId)
    return reply(200, await downloadDeliverable(asking, row, path.key))
  },
})
