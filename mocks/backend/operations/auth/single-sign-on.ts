import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { startSignOn } from '../../rules/auth/sign-on-visit.ts'

export const singleSignOn = operationsOf({
  startSingleSignOn({ world, session, path, query, now, reply }) {
    const { providerId } = path
    const { authenticationProviders } = stateOf(world).application
    if (!authenticationProviders.some(({ id }) => id === providerId)) {
      throw new Problem(404, 'No such provider', `There is no provider ${providerId} here.`)
    }
    const Location = startSignOn(world, { token: session.token, providerId, ...query }, now)
    return reply(302, undefined, { Location })
  },
})
