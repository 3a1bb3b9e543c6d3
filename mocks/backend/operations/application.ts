import { stateOf } from '../../world/world-state.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { homeSite } from '../rules/account/home-site.ts'
import { accountOf } from '../rules/loads/account-load.ts'

export const application = operationsOf({
  loadApplication({ world, session, user, now, reply }) {
    const { application } = stateOf(world)
    return reply(200, {
      application: { ...application, siteLanguage: session.language },
      user: user ? accountOf(world, user, now) : null,
    })
  },

  redirectToLocalization({ world, session, user, reply }) {
    const { localization, localizations } = stateOf(world).application
    const { country, homeDirectory } = user.account
    const site = localizations.find(({ code }) => code === homeSite(country))
    const isOtherSite = site !== undefined && site.code !== localization.code
    const Location = isOtherSite ? site.url : `/${session.language}/${homeDirectory}`
    return reply(302, undefined, { Location })
  },

  updateLanguage({ world, session, user, query, reply }) {
    const { language } = query
    world.sessions.update(session.token, { language })
    if (user) world.users.update(user.identity, { account: { ...user.account, language } })
    return reply(200, { siteLanguage: language })
  },
})
