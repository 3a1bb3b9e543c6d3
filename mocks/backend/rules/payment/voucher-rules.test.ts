import { expect, it } from 'vitest'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { helenMarsh } from '../../../scenarios/customers/people.ts'
import { fixedNow } from '../../../world/fixed-now.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import { shownVoucher, validateVoucher } from './voucher-rules.ts'

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
