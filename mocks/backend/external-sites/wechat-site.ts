import { formatUtc } from '../../world/clock/world-calendar.ts'
import type { WechatLoginRow } from '../../world/rows/auth-rows.ts'
import { Problem } from '../calls/problem.ts'
import { WECHAT_CODE_VALID_FOR } from '../rules/auth/auth-times.ts'
import {
  approveWechatLogin,
  declineWechatLogin,
  scanWechatCode,
  type WechatLoginStatus,
  wechat,
  wechatStage,
} from '../rules/auth/wechat-login-rules.ts'
import { nameFields, personField } from './person-fields.ts'
import { type ExternalSite, offer, type SiteCall, type SiteOffer } from './site-definition.ts'

function loginAt({ world, rest }: SiteCall): WechatLoginRow {
  const [scan, code = ''] = rest
  const row = rest.length === 2 && scan === 'scan' ? world.wechatLogins.get(code) : undefined
  if (row) return row
  throw new Problem(404, 'No such code', 'Galley has not shown this code. Request a new one there.')
}

const goOn = 'Continue in the window that shows the code.'

const states: Record<WechatLoginStatus, (row: WechatLoginRow) => string> = {
  waiting: (row) => `Open until ${formatUtc(row.createdAt + WECHAT_CODE_VALID_FOR)}.`,
  scanned: (row) => `Scanned. Open until ${formatUtc(row.createdAt + WECHAT_CODE_VALID_FOR)}.`,
  approved: () => `Approved. The sign-in completes within seconds. ${goOn}`,
  true: () => `Approved, and the sign-in is complete. ${goOn}`,
  declined: () => `Declined. ${goOn}`,
  expired: () => 'The code has expired. Request a new one in Galley.',
}

function offersOf({ world }: SiteCall, stage: WechatLoginStatus): SiteOffer[] {
  if (stage !== 'waiting' && stage !== 'scanned') return []
  const scan = offer('scan', 'Scan only', 'Galley hears nothing until you approve or decline.')
  return [
    {
      ...offer('approve', 'Approve', 'Galley signs this person in where the code is shown.'),
      fields: [personField(world, wechat)],
    },
    {
      ...offer(
        'register',
        'Approve as a new person',
        'WeChat shares a name but no e-mail address.',
      ),
      fields: nameFields,
    },
    ...(stage === 'waiting' ? [scan] : []),
    offer('decline', 'Decline', 'Galley is notified and offers another code.'),
    offer('never', 'Never answer', 'The code expires two minutes after it was shown.'),
  ]
}

export const wechatSite: ExternalSite = {
  name: 'WeChat',
  simulates: 'The phone that scans the code shown by Galley.',
  choices: ['approve', 'register', 'scan', 'decline', 'never'],
  show(call) {
    const row = loginAt(call)
    const stage = wechatStage(row, call.now)
    return {
      heading: 'Sign in to Galley with WeChat',
      state: states[stage](row),
      facts: [{ name: 'Shown', value: formatUtc(row.createdAt) }],
      paragraphs: [],
      offers: offersOf(call, stage),
    }
  },
  choose(call, { choice, fields }) {
    const { world, now } = call
    const { loginCode } = loginAt(call)
    const { person = '', firstName = '', lastName = '' } = fields
    if (choice === 'scan') scanWechatCode(world, loginCode, now)
    if (choice === 'decline') declineWechatLogin(world, loginCode, now)
    if (choice === 'approve') approveWechatLogin(world, loginCode, { userIdentity: person }, now)
    if (choice === 'register') {
      approveWechatLogin(world, loginCode, { email: null, firstName, lastName }, now)
    }
    // The browser that shows the code continues, not this phone.
    return null
  },
}
