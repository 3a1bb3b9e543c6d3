import { expect, it } from 'vitest'
import { contactDetailsOf, contactValuesOf, isOrcid, tidyOrcid } from './contact-values.ts'

const values = {
  email: 'helen.marsh@example.edu',
  secondaryEmail: '',
  phoneNumber: '+1 919 555 0142',
  orcid: '',
}
const details = {
  email: 'helen.marsh@example.edu',
  secondaryEmail: null,
  phoneNumber: '+1 919 555 0142',
  orcid: null,
}

it('are read from the account and sent back unchanged', () => {
  expect(contactValuesOf(details)).toEqual(values)
  expect(contactDetailsOf(values)).toEqual(details)
})

it.each([
  [{ phoneNumber: '' }, { phoneNumber: null }],
  [{ orcid: '0000000218250097' }, { orcid: '0000-0002-1825-0097' }],
  [{ secondaryEmail: 'lab@example.edu' }, { secondaryEmail: 'lab@example.edu' }],
])('of %o sends %o', (changes, sent) => {
  expect(contactDetailsOf({ ...values, ...changes })).toEqual({ ...details, ...sent })
})

it.each([
  ['0000-0002-1825-0097', '0000-0002-1825-0097', true],
  [' https://orcid.org/0000-0002-1825-0097 ', '0000-0002-1825-0097', true],
  ['orcid.org/0000-0002-1694-233x', '0000-0002-1694-233X', true],
  ['0000 0002 1825 0097', '0000-0002-1825-0097', true],
  ['0000-0002-1825', '0000-0002-1825', false],
  ['0000-0002-1825-00977', '0000-0002-1825-0097-7', false],
  ['', '', false],
])('reads %j as %j', (text, id, valid) => {
  expect(tidyOrcid(text)).toBe(id)
  expect(isOrcid(tidyOrcid(text))).toBe(valid)
})
