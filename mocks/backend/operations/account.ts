import { operationsOf } from '../operation-types.ts'
import { accountOf } from '../rules/account-rules.ts'

export const account = operationsOf({
  loadUser({ world, user, reply }) {
    return reply(200, { user: accountOf(world, user) })
  },
})
