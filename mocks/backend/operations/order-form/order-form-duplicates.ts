import { operationsOf } from '../../calls/operation-types.ts'
import { duplicateOf } from '../../rules/order-form/duplicate-title.ts'

export const orderFormDuplicates = operationsOf({
  findDuplicateOrder({ world, user, query, reply }) {
    return reply(200, { order: user ? duplicateOf(world, user.identity, query.title) : null })
  },
})
