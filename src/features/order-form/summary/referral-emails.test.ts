import { expect, it } from 'vitest'
import { areInvitable, emailsIn, offersReferrals } from './referral-emails.ts'

const rosa = 'rosa@example.edu'
const lab = 'lab@example.edu'
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}@example.edu`).join(', ')

it.each([
  ['', [], false],
  [' , ,', [], false],
  [rosa, [rosa], true],
  [` ${rosa} ,, ${lab} ,`, [rosa, lab], true],
  [`${rosa}\n${lab}`, [rosa, lab], true],
  [`${rosa}，${lab}`, [rosa, lab], true],
  [`${rosa}, ROSA@example.edu`, ['ROSA@example.edu'], true],
  [`${rosa}, nobody`, [rosa, 'nobody'], false],
  [`${rosa} ${lab}`, [`${rosa} ${lab}`], false],
])('reads %j as addresses', (typed, emails, isValid) => {
  expect(emailsIn(typed)).toEqual(emails)
  expect(areInvitable(emailsIn(typed))).toBe(isValid)
})

it.each([
  [1, true],
  [10, true],
  [11, false],
])('%d addresses can be invited at once: %s', (count, expected) => {
  expect(areInvitable(emailsIn(people(count)))).toBe(expected)
})

it.each([
  ['a customer', { identity: 'user-1' }, 40, true],
  ['a visitor', null, 40, false],
  ['a customer of a site without a reward', { identity: 'user-1' }, 0, false],
])('referrals of %s', (_name, user, referralAmount, expected) => {
  expect(offersReferrals(user, { config: { referralAmount } })).toBe(expected)
})
