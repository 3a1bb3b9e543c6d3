import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { WechatLoginRow } from '../../../world/rows/auth-rows.ts'
import type { SessionRow, UserRow } from '../../../world/rows/rows.ts'
import { postSignInAddress } from './portal-address.ts'
import { accountOfProfile, beginConfirmedRegistration, linkAccount } from './provider-accounts.ts'
import { signIn } from './session-rules.ts'
import { wechat } from './wechat-login-rules.ts'

type CompletedWechatLogin =
  | { redirectUri: string; user: UserRow | null }
  | { refused: 'login-account-inactive' }

function approver(world: World, { approvedBy }: WechatLoginRow): UserRow | undefined {
  if (approvedBy === null) return undefined
  if ('userIdentity' in approvedBy) return world.users.get(approvedBy.userIdentity)
  return accountOfProfile(world, approvedBy)
}

export function completeWechatLogin(
  world: World,
  row: WechatLoginRow,
  session: SessionRow,
  now: Instant,
): CompletedWechatLogin {
  const { approvedBy, loginCode } = row
  const { language, token } = session
  const user = approver(world, row)
  if (user && !user.account.active) return { refused: 'login-account-inactive' }
  if (row.redirectUri !== null) {
    const isSignedIn = user !== undefined && session.userIdentity === user.identity
    return { redirectUri: row.redirectUri, user: isSignedIn ? user : null }
  }
  if (user) {
    const linked = linkAccount(world, user, wechat)
    signIn(world, token, linked)
    const redirectUri = postSignInAddress(language, linked.account)
    world.wechatLogins.update(loginCode, { redirectUri })
    return { redirectUri, user: linked }
  }
  if (approvedBy === null || 'userIdentity' in approvedBy) {
    throw new Error(`${loginCode} was approved by nobody.`)
  }
  const registration = { provider: wechat, profile: approvedBy, language, now }
  const redirectUri = beginConfirmedRegistration(world, registration)
  world.wechatLogins.update(loginCode, { redirectUri })
  return { redirectUri, user: null }
}
