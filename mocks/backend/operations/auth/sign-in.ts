import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { blankGif } from '../../external-sites/blank-gif.ts'
import { hasTriedTooOften, recentWrongPasswords } from '../../rules/auth/log-in-rules.ts'
import { signIn } from '../../rules/auth/session-rules.ts'
import { accountOf } from '../../rules/loads/account-load.ts'

export const signingIn = operationsOf({
  logIn({ world, session, body, now, reply }) {
    const { token, wrongPasswords } = session
    if (!stateOf(world).application.localAuthenticationEnabled) {
      return reply(200, { loggedIn: false, error: 'login-local-authentication-disabled' })
    }
    if (hasTriedTooOften(wrongPasswords, now)) {
      return reply(200, { loggedIn: false, error: 'login-too-many-attempts' })
    }
    const user = world.users.find('email', body.email.trim().toLowerCase())
    // The same answer for both, so that it does not reveal which addresses have an account.
    if (!user || user.password !== body.password) {
      const counted = [...recentWrongPasswords(wrongPasswords, now), now]
      world.sessions.update(token, { wrongPasswords: counted })
      return reply(200, { loggedIn: false, error: 'login-form-error-message' })
    }
    if (!user.account.active) {
      return reply(200, { loggedIn: false, error: 'login-account-inactive' })
    }
    signIn(world, token, user)
    return reply(200, {
      loggedIn: true,
      user: accountOf(world, user, now),
      language: session.language,
      redirectUri: user.account.requiresLocalizationRedirect ? '/api/account/redirect' : null,
    })
  },

  logOut({ world, session, reply }) {
    world.sessions.update(session.token, { userIdentity: null })
    return reply(200, { loggedIn: false })
  },

  logOutOtherLocalization({ world, session, reply }) {
    world.sessions.update(session.token, { userIdentity: null })
    const picture = new Blob([blankGif], { type: 'image/gif' })
    return reply(200, picture, { 'Cache-Control': 'no-store' })
  },
})
