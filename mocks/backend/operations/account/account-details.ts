import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { foundUsOptions } from '../../reference-data/found-us-options.ts'
import { countries } from '../../reference-data/regions/countries.ts'
import { requireOwnIdentity } from '../../rules/account/own-identity.ts'
import { validateAccountDetails } from '../../rules/account/validate-account-details.ts'
import { endSessions } from '../../rules/auth/session-rules.ts'
import { accountOf } from '../../rules/loads/account-load.ts'
import { shownCountry } from '../../rules/loads/payment-data.ts'
import { orderAt } from '../../rules/orders/order-rules.ts'
import { siteZone } from '../../rules/site-zone.ts'

export const accountDetails = operationsOf({
  getAccount({ world, user, now, reply }) {
    return reply(200, {
      user: user ? accountOf(world, user, now) : null,
      foundUsOptions: [...foundUsOptions],
      countries: countries.map(shownCountry),
    })
  },

  updateAccountDetails({ world, session, user, path, body, now, reply }) {
    requireOwnIdentity(user, path.identity)
    const result = validateAccountDetails(user.account, body, {
      isEmailTaken: (email) => world.users.find('email', email) !== undefined,
      hasUnpaidInvoices: accountOf(world, user, now).unpaidInvoices.length > 0,
    })
    if ('refused' in result) {
      const { refused: error, params = {} } = result
      return reply(200, { error: { error, jsonEncodedParams: JSON.stringify(params) } })
    }
    const { account } = result
    const changed = world.users.update(user.identity, { account, email: account.email })
    world.sessions.update(session.token, { language: account.language })
    if (!account.active) endSessions(world, user.identity)
    const userDetails = { ...accountOf(world, changed, now), loggedIn: account.active }
    return reply(200, { userDetails })
  },

  getRewardPoints({ world, user, path, query, now, reply }) {
    requireOwnIdentity(user, path.identity)
    const row = world.orders.get(query.externalId)
    if (!row || row.owner !== user.identity) {
      throw new Problem(404, 'No such order', `There is no order ${query.externalId} here.`)
    }
    const zone = siteZone(world)
    const { paid: updated } = orderAt(row, now, { zone, user })
    return reply(200, { totalRewardPoints: accountOf(world, user, now).totalRewardPoints, updated })
  },
})
