import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { recipientOf } from '../../emails/mail-recipients.ts'
import { passwordResetMail } from '../../emails/password-reset-mail.ts'
import { sendMail } from '../../emails/send-mail.ts'
import { beginReset, endResets, resetRefusal } from '../../rules/auth/password-reset-rules.ts'
import { postSignInAddress } from '../../rules/auth/portal-address.ts'
import { endSessions, signIn } from '../../rules/auth/session-rules.ts'

export const passwordReset = operationsOf({
  requestPasswordReset({ world, session, body, now, reply }) {
    if (!stateOf(world).application.localAuthenticationEnabled) {
      return reply(200, { error: 'password-reset-local-authentication-disabled' })
    }
    const { email } = body
    const user = world.users.find('email', email.trim().toLowerCase())
    if (user?.account.active) {
      const { identity: userIdentity } = user
      const { hash } = beginReset(world, userIdentity, now)
      const { language } = session
      const recipient = { ...recipientOf(user), language }
      sendMail(world, now, passwordResetMail(recipient, { hash, userIdentity }))
    }
    return reply(200, { email })
  },

  resetPassword({ world, session, body, now, reply }) {
    const { minimumPasswordLength: minimumLength } = stateOf(world).application.config
    const { userIdentity, oneTimeLoginHash, password } = body
    const user = world.users.get(userIdentity)
    const reset = world.passwordResets.get(oneTimeLoginHash)
    const error = resetRefusal(reset, body, user, { now, minimumLength })
    if (error || !user) {
      const params = error === 'password-too-short' ? { minimumLength } : {}
      return reply(200, {
        error: {
          error: error ?? 'password-reset-link-invalid',
          jsonEncodedParams: JSON.stringify(params),
        },
      })
    }
    endResets(world, userIdentity, now)
    const account = { ...user.account, hasLocalIdentity: true, changePasswordEnabled: true }
    const changed = world.users.update(userIdentity, { password, account })
    endSessions(world, userIdentity, session.token)
    signIn(world, session.token, changed)
    return reply(200, { redirectUri: postSignInAddress(session.language, account) })
  },
})
