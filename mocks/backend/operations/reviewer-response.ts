import { operationsOf } from '../calls/operation-types.ts'
import { orderFor, orderNow } from '../rules/orders/order-access.ts'
import {
  responseRefusal,
  savedResponse,
  saveResponse,
} from '../rules/reviewer-response/saved-response.ts'

export const reviewerResponse = operationsOf({
  loadReviewerResponse({ world, user, path, now, reply }) {
    return reply(200, savedResponse(world, orderFor({ world, user, now }, path.externalId)))
  },

  saveReviewerResponse({ world, user, path, body, now, reply }) {
    const asking = { world, user, now }
    const row = orderFor(asking, path.externalId)
    const { completed } = orderNow(asking, row)
    const error = responseRefusal(savedResponse(world, row), body, completed)
    if (error) return reply(200, { error })
    return reply(200, saveResponse(world, row, body, now))
  },
})
