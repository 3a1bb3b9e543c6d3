import { expect, it } from 'vitest'
import { creditedInvitations } from './credited-invitations.ts'

it.each([
  ['some have', 5, 120, 40, 1, 3],
  ['all have', 3, 120, 40, 1, 3],
  ['none has', 5, 0, 40, 1, 0],
  ['the amount has cents', 4, 24.7, 12.35, 1, 2],
  ['the site credits yen', 4, 80.4, 6_000, 0.0067, 2],
  ['nobody was invited', 0, 0, 40, 1, undefined],
  ['the amount has changed', 5, 120, 50, 1, undefined],
  ['more were credited than invited', 2, 120, 40, 1, undefined],
  ['the site credits nothing', 5, 120, 0, 1, undefined],
  ['the site has never credited anything', 5, 0, 0, 1, undefined],
] as const)(
  'counts the invitations that have earned credit where %s',
  (_, invited, earned, referralAmount, exchangeRate, credited) => {
    const site = { config: { referralAmount }, localization: { currency: { exchangeRate } } }
    expect(creditedInvitations({ invited, earned }, site)).toBe(credited)
  },
)
