import { describe, expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import { forbiddenTransitions, progressOf } from './state-transitions.ts'

const day = 86_400_000

function violationsOf(world: World, change: () => void): string[] {
  const before = progressOf(world, fixedNow)
  change()
  return forbiddenTransitions(before, progressOf(world, fixedNow), 'byCall')
}

function doneOrderOf(world: World) {
  const done = [...world.orders.all()].find(({ order }) => order.completed && order.paid)
  if (!done) throw new Error('No order is done and paid.')
  return done
}

describe('forbiddenTransitions', () => {
  it('reports an order that is completed and then is not', async () => {
    const { world } = await loadScenario({ name: 'returning-customer', now: fixedNow })
    const { identity, order } = doneOrderOf(world)
    const violations = violationsOf(world, () => {
      world.orders.update(identity, { order: { ...order, status: 'On Hold' } })
    })
    expect(violations).toEqual([`Order ${identity} goes from Completed to On Hold`])
  })

  it('reports a missing order', async () => {
    const { world } = await loadScenario({ name: 'returning-customer', now: fixedNow })
    const { identity } = doneOrderOf(world)
    expect(violationsOf(world, () => world.orders.remove(identity))).toContain(
      `Order ${identity} goes from Completed to gone`,
    )
  })

  it.each([
    ['not cancelled any more', { cancelledAt: null }, 'goes from cancelled to completed'],
    ['as it was', {}, undefined],
  ])('reports a cancelled fapiao that is %s', async (_, changes, wrong) => {
    const { world } = await loadScenario({ name: 'china', now: fixedNow })
    const cancelled = [...world.fapiaos.all()].find((row) => row.cancelledAt !== null)
    const { identity } = cancelled ?? { identity: '' }
    const violations = violationsOf(world, () => world.fapiaos.update(identity, changes))
    expect(violations).toEqual(wrong ? [`Fapiao ${identity} ${wrong}`] : [])
  })

  it.each(['approved', 'open', 'declined', 'expired'] as const)(
    'keeps a payment that was made from becoming %s',
    async (status) => {
      const { world } = await loadScenario({ name: 'returning-customer', now: fixedNow })
      const made = [...world.payments.all()].find((row) => row.status === 'approved')
      const receiptCode = made?.receiptCode ?? ''
      const violations = violationsOf(world, () => world.payments.update(receiptCode, { status }))
      const wrong = `Payment ${receiptCode} goes from approved to ${status}`
      expect(violations).toEqual(status === 'approved' ? [] : [wrong])
    },
  )

  it('lets a form become only one order', async () => {
    const { world, facts } = await loadScenario({ name: 'order-form', now: fixedNow })
    const became = (orderedAs: string) => () => {
      world.orderForms.update(facts.form, { orderedAs })
    }
    expect(violationsOf(world, became('A1'))).toEqual([])
    expect(violationsOf(world, became('A2'))).toEqual([
      `Order form ${facts.form} goes from order: A1 to order: A2`,
    ])
  })

  it.each([
    ['china-migration-eligible', { optedInAt: fixedNow }, undefined],
    ['china-migration-eligible', { mustMove: true }, 'goes from not-migrating to terms-required'],
    ['china-migrating', { acceptedAt: fixedNow }, undefined],
    ['china-migrating', { acceptedAt: fixedNow - day }, 'goes from terms-required to migrated'],
    ['china-migrating', { mustMove: false }, 'goes from terms-required to not-migrating'],
    ['china-migration-waiting', { acceptedAt: null }, 'goes from accepted to terms-required'],
    ['china-migrated', { acceptedAt: null }, 'goes from migrated to terms-required'],
    ['china-migrated', { acceptedAt: fixedNow }, 'goes from migrated to accepted'],
  ] as const)(
    'checks the transition of a migration from %s by %o',
    async (name, changes, wrong) => {
      const { world, facts } = await loadScenario({ name, now: fixedNow })
      const { identity } = facts.person
      const violations = violationsOf(world, () => world.migrations.update(identity, changes))
      expect(violations).toEqual(wrong ? [`Migration ${identity} ${wrong}`] : [])
    },
  )

  it.each([
    ['unused', { usedFor: 'RC-1' }, { usedFor: 'RC-1' }, undefined],
    ['unused', {}, { usedFor: 'RC-1' }, undefined],
    ['unused', {}, { expiresAt: fixedNow }, 'goes from open to expired'],
    ['used', { usedFor: 'RC-1' }, { usedFor: null }, 'goes from used: RC-1 to open'],
    ['used', { usedFor: 'RC-1' }, { usedFor: 'RC-2' }, 'goes from used: RC-1 to used: RC-2'],
    ['expired', { expiresAt: fixedNow }, { usedFor: 'RC-1' }, 'goes from expired to used: RC-1'],
    ['expired', { expiresAt: fixedNow }, { expiresAt: fixedNow + 1 }, 'goes from expired to open'],
  ])('allows only valid transitions of a voucher that is %s', async (_, first, then, wrong) => {
    const { world, facts } = await loadScenario({ name: 'order-form', now: fixedNow })
    world.vouchers.update(facts.voucher, first)
    const violations = violationsOf(world, () => world.vouchers.update(facts.voucher, then))
    expect(violations).toEqual(wrong ? [`Voucher ${facts.voucher} ${wrong}`] : [])
  })

  it('rejects calls that create a migration or a voucher', async () => {
    const { world } = await loadScenario({ name: 'order-form', now: fixedNow })
    const [voucher] = world.vouchers.all()
    const [user] = world.users.all()
    if (!voucher || !user) throw new Error('Nobody and nothing is there.')
    const violations = violationsOf(world, () => {
      world.vouchers.insert({ ...voucher, code: 'VCH-1', expiresAt: fixedNow + 1 })
      world.migrations.insert({
        ...{ owner: user.identity, mustMove: true, eligible: false, optedOut: false },
        ...{ optedInAt: null, acceptedAt: null },
      })
    })
    expect(violations).toEqual([
      `Migration ${user.identity} begins as terms-required`,
      'Voucher VCH-1 begins as open',
    ])
  })

  it.each([
    'returning-customer',
    'china',
    'china-migration-waiting',
    'assessments',
    'digital-editing',
    'order-form',
  ] as const)('finds no violation as time passes in %s', async (name) => {
    const { world } = await loadScenario({ name, now: fixedNow })
    const looks = [0, 10_000, 40_000, 3_600_000, day, 30 * day, 300 * day].map((by) =>
      progressOf(world, fixedNow + by),
    )
    for (const [at, look] of looks.slice(1).entries()) {
      expect(forbiddenTransitions(looks[at] ?? look, look, 'byTime')).toEqual([])
    }
    const back = forbiddenTransitions(looks.at(-1) ?? new Map(), looks[0] ?? new Map(), 'byTime')
    expect(back).not.toEqual([])
  })
})
