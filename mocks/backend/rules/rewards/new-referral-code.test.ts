import { expect, it } from 'vitest'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import { newReferralCode } from './new-referral-code.ts'

it.each([
  ['Noor', 'Haddad', 'NHADDAD101'],
  ['José', "D'Ávila Nuñez", 'JDAVILANUNEZ101'],
  ['Wolfeschlegel', 'Steinhausenberger', 'WSTEINHAUSEN101'],
  ['丽华', '陈', 'FRIEND101'],
])('of %s %s is %s', (firstName, lastName, code) => {
  expect(newReferralCode(createGalleyWorld(), { firstName, lastName })).toBe(code)
})

it('is issued to one person only', () => {
  const world = createGalleyWorld()
  const name = { firstName: 'Noor', lastName: 'Haddad' }
  expect([1, 2].map(() => newReferralCode(world, name))).toEqual(['NHADDAD101', 'NHADDAD102'])
})
