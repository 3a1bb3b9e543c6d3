import { describe, expect, it } from 'vitest'
import {
  contactPhoneProblem,
  differentFapiaos,
  distinctNames,
  emptyFapiao,
  fapiaoCreationOf,
  isFapiaoType,
  organizationNameProblem,
  taxpayerNumberProblem,
  tidyTaxpayerNumber,
  valuesOfPrevious,
} from './fapiao-field-rules.ts'
import { testFapiao } from './test-fapiao.ts'

describe('the name of an organization', () => {
  it.each([
    ['浙江大学', undefined],
    ['浙江大学（第2医院）', undefined],
    ['', 'missing'],
    ['Zhejiang University', 'latin'],
    ['浙江ｄ大学', 'latin'],
    ['浙'.repeat(100), undefined],
    ['浙'.repeat(101), 'too-long'],
    // A surrogate pair counts as one character.
    ['𠮷'.repeat(100), undefined],
  ])('%s: %s', (name, problem) => {
    expect(organizationNameProblem(name)).toBe(problem)
  })
})

describe('a taxpayer number', () => {
  it.each([
    ['', 'special', 'missing'],
    ['', 'general', undefined],
    ['', '', undefined],
    ['12345', 'special', 'wrong'],
    ['12345', 'general', 'wrong'],
    ['123456', 'special', undefined],
    ['1'.repeat(20), 'general', undefined],
    ['1'.repeat(21), 'general', 'wrong'],
    ['12330100085704597b', 'special', 'wrong'],
    ['12330100085704597B', 'special', undefined],
    ['浙江123456', 'general', 'wrong'],
  ])('%s of a %s fapiao: %s', (number, type, problem) => {
    expect(taxpayerNumberProblem(number, type)).toBe(problem)
  })

  it.each([
    [' 1233 0100 0857 0459 7B ', '12330100085704597B'],
    ['123301-00085704597B', '12330100085704597B'],
    ['１２３４５６Ｂ', '123456B'],
    ['abc', 'abc'],
  ])('%s is %s without separators', (typed, plain) => {
    expect(tidyTaxpayerNumber(typed)).toBe(plain)
  })
})

describe('a mobile number', () => {
  it.each([
    ['', 'special', 'missing'],
    ['', 'general', undefined],
    ['13800138000', 'special', undefined],
    ['1'.repeat(15), 'general', undefined],
    ['1'.repeat(16), 'general', 'too-long'],
  ])('%s of a %s fapiao: %s', (phone, type, problem) => {
    expect(contactPhoneProblem(phone, type)).toBe(problem)
  })
})

it.each([
  ['general', true],
  ['special', true],
  ['', false],
])('%s is a type: %s', (type, expected) => {
  expect(isFapiaoType(type)).toBe(expected)
})

describe('an earlier fapiao', () => {
  it('fills in everything except its missing fields', () => {
    const barePath = { ...testFapiao, taxpayerNumber: null, contactPhone: null }
    expect(valuesOfPrevious(barePath)).toEqual({
      previous: 'fapiao-1',
      type: 'general',
      serviceType: 'editing',
      organizationName: '浙江大学',
      taxpayerNumber: '',
      contactEmail: 'chen.lihua@example.cn',
      contactPhone: '',
      sendsPrinted: false,
    })
  })

  it('is offered once where others have the same details', () => {
    const same = { ...testFapiao, identity: 'fapiao-2', paymentId: '1', number: null }
    const other = { ...testFapiao, identity: 'fapiao-3', type: 'special' } as const
    const offered = differentFapiaos([testFapiao, same, other])
    expect(offered.map(({ identity }) => identity)).toEqual(['fapiao-1', 'fapiao-3'])
  })
})

describe('names of earlier fapiaos', () => {
  const nameOf = ({ organizationName }: typeof testFapiao) => organizationName
  const namesOf = (...fapiaos: (typeof testFapiao)[]) => [
    ...distinctNames(fapiaos, nameOf).values(),
  ]
  const other = { ...testFapiao, contactEmail: 'office@zju.example' }

  it.each([
    ['one alone', [testFapiao], ['浙江大学']],
    [
      'different names',
      [testFapiao, { ...other, organizationName: '复旦大学' }],
      ['浙江大学', '复旦大学'],
    ],
    [
      'another e-mail',
      [testFapiao, other],
      ['浙江大学 · chen.lihua@example.cn', '浙江大学 · office@zju.example'],
    ],
    [
      'no number in one',
      [testFapiao, { ...testFapiao, taxpayerNumber: null }],
      ['浙江大学 · 123301001145534054', '浙江大学'],
    ],
  ])('%s', (_, fapiaos, names) => {
    expect(namesOf(...fapiaos)).toEqual(names)
  })
})

describe('the request', () => {
  const shippingAddress = {
    id: '311',
    label: '浙江大学, 余杭塘路866号',
    name: '陈丽华',
    organization: '浙江大学',
    address1: '余杭塘路866号',
    address2: null,
    city: '杭州',
    state: null,
    zip: '310058',
    country: { id: 44, name: 'China' },
    phone: null,
  }
  const printed = { ...testFapiao, shippingAddress }
  const filled = { ...valuesOfPrevious(printed), pasted: '' }
  const context = { paymentId: '72063', type: 'general', serviceType: 'editing' } as const

  it('has no names where nothing was typed', () => {
    const values = { ...emptyFapiao({ email: 'a@b.cn' }), organizationName: '浙江大学' }
    expect(fapiaoCreationOf(values, { ...context, previous: undefined })).toEqual({
      paymentId: '72063',
      type: 'general',
      serviceType: 'editing',
      organizationName: '浙江大学',
      taxpayerNumber: null,
      contactEmail: 'a@b.cn',
      contactPhone: null,
      shippingAddress: null,
    })
  })

  it.each([
    [true, printed, shippingAddress],
    [false, printed, null],
    [true, undefined, null],
    [true, testFapiao, null],
  ])('for a printed fapiao: %s, like %o', (sendsPrinted, previous, address) => {
    const sent = fapiaoCreationOf({ ...filled, sendsPrinted }, { ...context, previous })
    expect(sent.shippingAddress).toEqual(address)
  })
})
