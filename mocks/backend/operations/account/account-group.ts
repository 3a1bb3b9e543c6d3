import { operationsOf } from '../../calls/operation-types.ts'
import {
  currentMembership,
  enterGroup,
  leaveGroup,
  shownGroup,
  validateJoin,
} from '../../rules/account/group-membership.ts'
import { requireOwnIdentity } from '../../rules/account/own-identity.ts'

export const accountGroup = operationsOf({
  joinPreferredGroup({ world, user, path, body, reply }) {
    requireOwnIdentity(user, path.identity)
    const current = currentMembership(world, user.identity)
    const result = validateJoin(body.groupCode, current?.code)
    if ('refused' in result) {
      return reply(200, { error: `preferred-group-join-${result.refused}` })
    }
    const { group } = result
    const { discountUsed } = enterGroup(world, user.identity, group.code)
    return reply(200, { preferredGroup: shownGroup(group, discountUsed, user.account.currency) })
  },

  leavePreferredGroup({ world, user, path, reply }) {
    requireOwnIdentity(user, path.identity)
    const left = leaveGroup(world, user.identity)
    if (!left) return reply(200, { error: 'preferred-group-leave-generic-error' })
    return reply(200, { preferredGroup: null, groupCode: left.code })
  },
})
