import { operationsOf } from '../../calls/operation-types.ts'
import { requireOwnIdentity } from '../../rules/account/own-identity.ts'
import { accountOf } from '../../rules/loads/account-load.ts'

export const accountUser = operationsOf({
  loadUser({ world, user, now, reply }) {
    return reply(200, { user: accountOf(world, user, now) })
  },

  getOrderCount({ world, user, path, now, reply }) {
    requireOwnIdentity(user, path.identity)
    const { numberOfOrders } = accountOf(world, user, now)
    return reply(200, { numberOfOrders })
  },

  hideCheckSpamMessage({ world, user, path, now, reply }) {
    requireOwnIdentity(user, path.identity)
    const account = { ...user.account, showCheckSpamMessage: false }
    return reply(200, {
      user: accountOf(world, world.users.update(user.identity, { account }), now),
    })
  },
})
