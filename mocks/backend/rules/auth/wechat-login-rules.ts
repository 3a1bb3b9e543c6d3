import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { VouchedProfile, WechatLoginRow } from '../../../world/rows/auth-rows.ts'
import { WECHAT_CODE_VALID_FOR, WECHAT_TRUE_AFTER } from './auth-times.ts'
import { oneTimeCode } from './one-time-code.ts'

export const wechat = { id: 'wechat', name: 'WeChat' } as const

export type WechatLoginStatus = 'waiting' | 'scanned' | 'approved' | 'declined' | 'expired' | 'true'

/** The stage of a code at `now`; an answer outlives the code. */
export function wechatStage(row: WechatLoginRow, now: Instant): WechatLoginStatus {
  if (row.answeredAt !== null) {
    if (row.approvedBy === null) return 'declined'
    return now >= row.answeredAt + WECHAT_TRUE_AFTER ? 'true' : 'approved'
  }
  if (now >= row.createdAt + WECHAT_CODE_VALID_FOR) return 'expired'
  return row.scannedAt === null ? 'waiting' : 'scanned'
}

export function beginWechatLogin(world: World, token: string, now: Instant): WechatLoginRow {
  return world.wechatLogins.insert({
    loginCode: oneTimeCode(world, 'wechatLogins', now),
    token,
    createdAt: now,
    scannedAt: null,
    answeredAt: null,
    approvedBy: null,
    redirectUri: null,
  })
}

const isOpen = (stage: WechatLoginStatus | undefined) => stage === 'waiting' || stage === 'scanned'

function openLogin(world: World, loginCode: string, now: Instant): WechatLoginRow | undefined {
  const row = world.wechatLogins.get(loginCode)
  return row && isOpen(wechatStage(row, now)) ? row : undefined
}

export function scanWechatCode(world: World, loginCode: string, now: Instant): boolean {
  const row = openLogin(world, loginCode, now)
  if (!row) return false
  world.wechatLogins.update(loginCode, { scannedAt: row.scannedAt ?? now })
  return true
}

export function approveWechatLogin(
  world: World,
  loginCode: string,
  approvedBy: { userIdentity: string } | VouchedProfile,
  now: Instant,
): boolean {
  if (!scanWechatCode(world, loginCode, now)) return false
  world.wechatLogins.update(loginCode, { answeredAt: now, approvedBy })
  return true
}

export function declineWechatLogin(world: World, loginCode: string, now: Instant): boolean {
  if (!scanWechatCode(world, loginCode, now)) return false
  world.wechatLogins.update(loginCode, { answeredAt: now })
  return true
}
