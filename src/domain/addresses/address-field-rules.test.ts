import { describe, expect, it } from 'vitest'
import {
  type AddressField,
  type AddressRules,
  addressProblem,
  type FieldNeed,
  fieldNeed,
} from './address-field-rules.ts'
import { type AddressValues, noAddress } from './address-values.ts'
import { testCountries } from './test-countries.ts'

const { US, BR, HK, CY } = testCountries
const rules: AddressRules = {
  countries: [US, BR, HK, CY],
  name: 'required',
  organization: 'optional',
  phone: 'required',
}
const inUs = { country: 'US', states: { US: 'NC' } }
const long = (length: number) => 'a'.repeat(length)
const missing = { kind: 'missing' }
const tooLong = (most: number) => ({ kind: 'too-long', most, length: most + 1 })

describe('the required fields of an address', () => {
  it.each<[AddressField, Partial<AddressRules>, keyof typeof testCountries | undefined, FieldNeed]>(
    [
      ['name', {}, 'US', 'required'],
      ['name', { name: 'hidden' }, 'US', 'hidden'],
      ['organization', {}, 'US', 'optional'],
      ['organization', { organization: 'payer' }, 'US', 'required'],
      ['organization', { organization: 'hidden' }, 'US', 'hidden'],
      ['phone', { phone: 'eleven-digits' }, 'US', 'required'],
      ['phone', { phone: 'optional' }, 'US', 'optional'],
      ['phone', { phone: 'hidden' }, 'US', 'hidden'],
      ['state', {}, undefined, 'hidden'],
      ['state', {}, 'US', 'required'],
      ['state', {}, 'CY', 'optional'],
      ['zip', {}, undefined, 'required'],
      ['zip', {}, 'US', 'required'],
      ['zip', {}, 'HK', 'optional'],
      ['zip', { zip: 'optional' }, 'US', 'optional'],
      ['address1', {}, 'US', 'required'],
      ['address2', {}, 'US', 'optional'],
    ],
  )('%s with %o in %s is %s', (field, changes, code, need) => {
    expect(fieldNeed(field, { ...rules, ...changes }, code && testCountries[code])).toBe(need)
  })
})

describe('the errors of an address', () => {
  it.each<[AddressField, Partial<AddressValues>, Partial<AddressRules>, object | undefined]>([
    ['name', {}, {}, missing],
    ['name', { name: '  ' }, {}, missing],
    ['name', { name: '\u200b' }, {}, missing],
    ['name', { name: long(50) }, {}, undefined],
    ['name', { name: long(51) }, {}, tooLong(50)],
    ['name', { name: '李'.repeat(50) }, {}, undefined],
    ['name', {}, { name: 'hidden' }, undefined],
    ['organization', {}, {}, undefined],
    ['organization', {}, { organization: 'required' }, missing],
    ['organization', {}, { organization: 'payer' }, missing],
    ['organization', { organization: long(60) }, {}, undefined],
    ['organization', { organization: long(61) }, {}, tooLong(60)],
    ['organization', { organization: long(61) }, { organization: 'hidden' }, undefined],
    ['address1', {}, {}, missing],
    ['address1', { address1: long(100) }, {}, undefined],
    ['address1', { address1: long(101) }, {}, tooLong(100)],
    ['address2', {}, {}, undefined],
    ['address2', { address2: long(101) }, {}, tooLong(100)],
    ['city', {}, {}, missing],
    ['city', { city: long(40) }, {}, undefined],
    ['city', { city: long(41) }, {}, tooLong(40)],
    ['country', {}, {}, missing],
    ['country', { country: 'XX' }, {}, missing],
    ['country', { country: 'US' }, {}, undefined],
    ['country', { country: 'US' }, { countries: [BR] }, undefined],
    ['country', { country: 'US' }, { countries: [BR, HK] }, missing],
    ['state', {}, {}, undefined],
    ['state', { country: 'US' }, {}, missing],
    ['state', { country: 'US', states: { US: 'ZZ' } }, {}, missing],
    ['state', { country: 'US', states: { BR: 'SP' } }, {}, missing],
    ['state', inUs, {}, undefined],
    ['state', { country: 'US', states: { BR: 'SP' } }, { countries: [BR] }, undefined],
    ['state', { country: 'CY' }, {}, undefined],
    ['state', { country: 'CY', states: { CY: long(30) } }, {}, undefined],
    ['state', { country: 'CY', states: { CY: long(31) } }, {}, tooLong(30)],
    ['zip', inUs, {}, missing],
    ['zip', inUs, { zip: 'optional' }, undefined],
    ['zip', { country: 'HK' }, {}, undefined],
    ['zip', { ...inUs, zip: '123456789' }, {}, undefined],
    ['zip', { ...inUs, zip: '1234567890' }, {}, tooLong(9)],
    ['zip', { country: 'BR' }, {}, missing],
    ['zip', { country: 'BR', zip: '01310-100' }, {}, undefined],
    ['zip', { country: 'BR', zip: '01310100' }, {}, undefined],
    ['zip', { country: 'BR', zip: ' 01.310 100' }, {}, undefined],
    ['zip', { country: 'BR', zip: '０１３１０-１００' }, {}, undefined],
    ['zip', { country: 'BR', zip: '0131-0100' }, {}, { kind: 'no-brazilian-postcode' }],
    ['zip', { country: 'BR', zip: '1310-100' }, {}, { kind: 'no-brazilian-postcode' }],
    ['zip', { zip: '27708' }, { countries: [BR] }, { kind: 'no-brazilian-postcode' }],
    ['phone', {}, {}, missing],
    ['phone', {}, { phone: 'optional' }, undefined],
    ['phone', { phone: '123456' }, {}, { kind: 'phone-too-short', least: 7 }],
    ['phone', { phone: '123456' }, { phone: 'optional' }, { kind: 'phone-too-short', least: 7 }],
    ['phone', { phone: '1234567' }, {}, undefined],
    ['phone', { phone: long(25) }, {}, undefined],
    ['phone', { phone: long(26) }, {}, tooLong(25)],
    ['phone', { phone: '1' }, { phone: 'hidden' }, undefined],
    ['phone', {}, { phone: 'eleven-digits' }, missing],
    ['phone', { phone: '138-0013 8000' }, { phone: 'eleven-digits' }, undefined],
    ['phone', { phone: '１３８００１３８０００' }, { phone: 'eleven-digits' }, undefined],
    ['phone', { phone: '+86 138 0013 8000' }, { phone: 'eleven-digits' }, undefined],
    ['phone', { phone: '0086-138-0013-8000' }, { phone: 'eleven-digits' }, undefined],
    [
      'phone',
      { phone: '+1 13800138000' },
      { phone: 'eleven-digits' },
      { kind: 'not-eleven-digits' },
    ],
    ['phone', { phone: '86138001380' }, { phone: 'eleven-digits' }, undefined],
    ['phone', { phone: '1380013800' }, { phone: 'eleven-digits' }, { kind: 'not-eleven-digits' }],
    ['phone', { phone: '138001380001' }, { phone: 'eleven-digits' }, { kind: 'not-eleven-digits' }],
    ['phone', { phone: 'telephone11' }, { phone: 'eleven-digits' }, { kind: 'not-eleven-digits' }],
  ])('%s of %o by %o has %o', (field, values, changes, problem) => {
    const whole = { ...noAddress(), ...values }
    expect(addressProblem(field, whole, { ...rules, ...changes })).toEqual(problem)
  })
})
