import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../testing/backend-in-scenario.ts'

const load = 'GET /api/researcher/load'

it('preferred-group: a greeting and an unused discount in per cent', async () => {
  const { send, facts } = await testBackend('preferred-group')
  const { body } = await send(load)
  expect(body).toMatchObject({
    user: {
      preferredGroup: {
        code: facts.groups.joined,
        greetingText: expect.stringMatching(/\S/),
        percentageDiscount: 10,
        discountUsed: false,
      },
    },
  })
})

describe('the migration', () => {
  const outside = { inMigratingGroup: false, acceptedTermsOfService: false, migrated: false }
  const inside = { ...outside, inMigratingGroup: true }
  it.each([
    ['china', outside],
    ['china-migrating', inside],
    ['china-migration-waiting', { ...inside, acceptedTermsOfService: true }],
    ['china-migrated', { ...inside, acceptedTermsOfService: true, migrated: true }],
    [
      'china-migration-eligible',
      { ...outside, migrationEligible: true, optedIn: false, hasUnpaidInvoices: true },
    ],
  ] as const)('%s', async (name, wfoeMigrationStatus) => {
    const { send } = await testBackend(name)
    const { body } = await send(load)
    expect(body).toMatchObject({
      application: { localization: { code: 'cn' } },
      user: { country: 'CN', currencyIso: 'CNY', wfoeMigrationStatus },
    })
  })

  it('offers the payment methods of the Chinese company once it is done', async () => {
    const methodsIn = async (name: 'china-migrated' | 'china-migration-waiting') => {
      const { send } = await testBackend(name)
      return JSON.stringify((await send(load)).body)
    }
    const { facts } = await testBackend('china-migrated')
    const moved = await methodsIn('china-migrated')
    for (const id of facts.wfoeMethods) expect(moved).toContain(`{"id":${id},`)
    const { wfoeWebPay } = paymentMethodIds
    expect(await methodsIn('china-migration-waiting')).not.toContain(`{"id":${wfoeWebPay},`)
  })

  it('completes a pending migration when its time comes', async () => {
    const { send, advance, facts, world } = await testBackend('china-migration-waiting')
    const { startedAt } = world.state.get('world') ?? { startedAt: 0 }
    advance(facts.movedAt - startedAt)
    const user = { wfoeMigrationStatus: { migrated: true } }
    expect((await send(load)).body).toMatchObject({ user })
  })
})
