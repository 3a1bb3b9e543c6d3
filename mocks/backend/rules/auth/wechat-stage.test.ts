import { expect, it } from 'vitest'
import { WECHAT_CODE_VALID_FOR, WECHAT_TRUE_AFTER } from './auth-times.ts'
import { wechatStage } from './wechat-login-rules.ts'

const start = 1_000_000
const row = {
  loginCode: 'c',
  token: 't',
  createdAt: start,
  scannedAt: null,
  answeredAt: null,
  approvedBy: null,
  redirectUri: null,
}
const scanned = { ...row, scannedAt: start + 1 }
const end = start + WECHAT_CODE_VALID_FOR
const approved = { ...scanned, answeredAt: end - 1, approvedBy: { userIdentity: 'user-1' } }
const declined = { ...scanned, answeredAt: start + 2 }

it.each([
  ['waiting', row, end - 1],
  ['expired', row, end],
  ['scanned', scanned, end - 1],
  ['expired', scanned, end],
  ['approved', approved, end - 2 + WECHAT_TRUE_AFTER],
  ['true', approved, end - 1 + WECHAT_TRUE_AFTER],
  ['declined', declined, end],
])('%s', (stage, at, now) => {
  expect(wechatStage(at, now)).toBe(stage)
})
