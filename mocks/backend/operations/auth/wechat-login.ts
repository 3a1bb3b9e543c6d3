import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { completeWechatLogin } from '../../rules/auth/complete-wechat-login.ts'
import { beginWechatLogin, wechatStage } from '../../rules/auth/wechat-login-rules.ts'
import { accountOf } from '../../rules/loads/account-load.ts'

const stillWaiting = { loggedIn: false, redirectUri: null, user: null }

export const wechatLogin = operationsOf({
  createWechatLogin({ world, session, now, reply }) {
    if (!stateOf(world).application.features.wechat_sso) {
      return reply(200, { error: 'wechat-login-not-available' })
    }
    const { loginCode } = beginWechatLogin(world, session.token, now)
    const url = `/external/wechat/scan/${loginCode}`
    return reply(200, { loginCode, ticket: `wx-${loginCode.slice(0, 16)}`, url })
  },

  getWechatLogin({ world, session, path, now, reply }) {
    const row = world.wechatLogins.get(path.loginCode)
    if (!row || row.token !== session.token) {
      throw new Problem(404, 'No such code', `There is no code ${path.loginCode} here.`)
    }
    const stage = wechatStage(row, now)
    if (stage === 'expired' || stage === 'declined') {
      return reply(200, { loggedIn: false, error: `wechat-login-${stage}` })
    }
    if (stage !== 'true') return reply(200, stillWaiting)
    const done = completeWechatLogin(world, row, session, now)
    if ('refused' in done) return reply(200, { loggedIn: false, error: done.refused })
    const { redirectUri, user } = done
    return reply(200, {
      loggedIn: user !== null,
      redirectUri,
      user: user && accountOf(world, user, now),
    })
  },
})
