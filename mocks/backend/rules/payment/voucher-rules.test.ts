import { expect, it } from 'vitest'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import { newForm } from '../order-form/new-form.ts'
import { shownVoucher, validateVoucher, voucherOn } from './voucher-rules.ts'

const voucher = {
  code: 'VCH-OPEN',
  institution: 'Duke University',
  expiresAt: fixedNow + 1,
  usedFor: null,
}

it.each([
  ['as it is written', 'VCH-OPEN', {}, {}, undefined],
  ['in any case with spaces around', ' vch-open ', {}, {}, undefined],
  ['of an unknown code', 'VCH-NONE', {}, {}, 'voucher-not-found'],
  ['that has paid', 'VCH-OPEN', { usedFor: 'RC-1' }, {}, 'voucher-used'],
  ['at its end', 'VCH-OPEN', { expiresAt: fixedNow }, {}, 'voucher-expired'],
  ['that has paid and ended', 'VCH-OPEN', { usedFor: 'RC-1', expiresAt: 0 }, {}, 'voucher-used'],
  [
    'for a customer without vouchers',
    'VCH-NONE',
    {},
    { voucherAvailable: false },
    'voucher-not-available',
  ],
])('a voucher %s', (_, typed, changes, account, refused) => {
  const world = createGalleyWorld()
  const row = world.vouchers.insert({ ...voucher, ...changes })
  const user = world.users.insert(accountFor(helenMarsh, { voucherAvailable: true, ...account }))
  const expected = refused ? { refused } : { voucher: row }
  expect(validateVoucher(world, user, typed, fixedNow)).toEqual(expected)
})

it('is shown with its end as an instant, and without its use', () => {
  expect(shownVoucher({ ...voucher, usedFor: 'RC-1' })).toEqual({
    code: 'VCH-OPEN',
    institution: 'Duke University',
    expiresAt: new Date(fixedNow + 1).toISOString(),
  })
})

const form = newForm({ identity: 'form-1', owner: '', turn: 0, now: fixedNow })

it.each([
  ['a customer', 'multimedia', null, true],
  ['staff', 'multimedia', 'staff-17', false],
  ['staff', 'editing', 'staff-17', true],
] as const)('on an order by %s for %s (%s) counts: %s', (_, goal, impersonatorIdentity, counts) => {
  const world = createGalleyWorld()
  const row = world.vouchers.insert(voucher)
  const account = accountFor(helenMarsh, { voucherAvailable: true, impersonatorIdentity })
  const user = world.users.insert(account)
  const order = { ...form, goal, voucher: row.code }
  expect(voucherOn(world, user, order, fixedNow)).toEqual(counts ? row : null)
  const expected = counts ? { voucher: row } : { refused: 'voucher-not-available' }
  expect(validateVoucher(world, user, row.code, fixedNow, order)).toEqual(expected)
})
