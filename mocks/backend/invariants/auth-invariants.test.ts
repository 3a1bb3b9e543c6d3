import { expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import { brokenInvariants } from './world-invariants.ts'

const { world: sound, facts } = await loadScenario({ name: 'anonymous', now: fixedNow })
const userIdentity = facts.person.identity
const token = 'session-1'
const reset = { hash: 'h', userIdentity, createdAt: 2, usedAt: null }
const scan = {
  loginCode: 'c',
  token,
  createdAt: 2,
  scannedAt: null,
  answeredAt: null,
  approvedBy: null,
  redirectUri: null,
}
const visit = {
  state: 's',
  token,
  providerId: 'orcid',
  redirect: null,
  origin: null,
  referralCode: null,
  createdAt: 2,
  answeredAt: null,
}
const confirmation = {
  code: 'c',
  providerId: 'orcid',
  providerName: 'ORCID',
  email: null,
  firstName: 'Noor',
  lastName: 'Haddad',
  createdAt: 2,
  usedAt: null,
}

it('hold for pending requests', () => {
  const world = sound.fork()
  world.passwordResets.insert(reset)
  world.wechatLogins.insert(scan)
  world.signOns.insert(visit)
  world.confirmations.insert(confirmation)
  expect(brokenInvariants(world)).toEqual([])
})

const answered = { scannedAt: 3, answeredAt: 4 }

const breaches: [string, (world: World) => void][] = [
  [
    'Password reset h breaks: it is for an existing account',
    (world) => world.passwordResets.insert({ ...reset, userIdentity: 'x' }),
  ],
  [
    'the only link',
    (world) => {
      world.passwordResets.insert(reset)
      world.passwordResets.insert({ ...reset, hash: 'h2' })
    },
  ],
  [
    'Password reset h breaks: it was not used before',
    (world) => world.passwordResets.insert({ ...reset, usedAt: 1 }),
  ],
  [
    'WeChat login c breaks: it belongs to a session',
    (world) => world.wechatLogins.insert({ ...scan, token: 'x' }),
  ],
  ['was scanned before', (world) => world.wechatLogins.insert({ ...scan, scannedAt: 1 })],
  ['was scanned before', (world) => world.wechatLogins.insert({ ...scan, answeredAt: 3 })],
  [
    'answered before it came true',
    (world) => world.wechatLogins.insert({ ...scan, ...answered, redirectUri: '/en/home/' }),
  ],
  [
    'was approved by an existing account',
    (world) =>
      world.wechatLogins.insert({ ...scan, ...answered, approvedBy: { userIdentity: 'x' } }),
  ],
  [
    'Sign-on s breaks: it belongs to a session',
    (world) => world.signOns.insert({ ...visit, token: 'x' }),
  ],
  ['was not answered before', (world) => world.signOns.insert({ ...visit, answeredAt: 1 })],
  ['Confirmation c breaks', (world) => world.confirmations.insert({ ...confirmation, usedAt: 1 })],
]

it.each(breaches)('finds a violation: %s', (invariant, change) => {
  const world = sound.fork()
  change(world)
  expect(brokenInvariants(world).join('\n')).toContain(invariant)
})
