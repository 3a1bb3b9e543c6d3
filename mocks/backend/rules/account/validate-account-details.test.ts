import { describe, expect, it } from 'vitest'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { validateAccountDetails } from './validate-account-details.ts'

type Details = Parameters<typeof validateAccountDetails>[1]
type DetailsSetting = Parameters<typeof validateAccountDetails>[2]

const { account } = accountFor(helenMarsh)
const setting: DetailsSetting = { isEmailTaken: () => false, hasUnpaidInvoices: false }
const unfit = (field: string) => ({ refused: 'generic-touchup-error', params: { field } })

describe('details of an account', () => {
  it.each<[string, Details, object]>([
    ['no field, and everything stays', {}, account],
    ['a name, tidied', { firstName: ' Ellen ' }, { firstName: 'Ellen', fullName: 'Ellen Marsh' }],
    ['a blank organization', { institution: '  ' }, { institution: null }],
    ['an address in any case', { email: ' Ellen@Example.EDU ' }, { email: 'ellen@example.edu' }],
    [
      'the current address again',
      { email: helenMarsh.email.toUpperCase() },
      { email: account.email },
    ],
    ['a currency', { currencyIso: 'JPY' }, { currencyIso: 'JPY', currency: { shortName: 'JPY' } }],
    ['a country without the stored state', { countryId: 44 }, { country: 'CN', state: null }],
  ])('%s', (_, details, changed) => {
    expect(validateAccountDetails(account, details, setting)).toMatchObject({ account: changed })
  })

  it.each<[string, Details, Partial<DetailsSetting>, object]>([
    ['an unknown country', { countryId: 9_999 }, {}, unfit('countryId')],
    ['an unknown state', { state: 'XX' }, {}, unfit('state')],
    ['an unknown currency', { currencyIso: 'QQQ' }, {}, unfit('currencyIso')],
    ['an unknown referral source', { foundUs: 'by-chance' }, {}, unfit('foundUs')],
    [
      'an address that is taken',
      { email: 'Taken@example.edu' },
      { isEmailTaken: (email) => email === 'taken@example.edu' },
      { refused: 'account-email-taken', params: { email: 'taken@example.edu' } },
    ],
    [
      'closing with unpaid invoices',
      { active: false },
      { hasUnpaidInvoices: true },
      { refused: 'account-closing-with-unpaid-invoices' },
    ],
  ])('refuses %s', (_, details, about, refused) => {
    expect(validateAccountDetails(account, details, { ...setting, ...about })).toEqual(refused)
  })
})
