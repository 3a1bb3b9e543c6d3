import { describe, expect, it } from 'vitest'
import {
  cardDecision,
  testCardNumbers,
  testCards,
} from '../../reference-data/payment/simulated-cards.ts'
import { cardOf, wrongParts } from './card-entry.ts'

const now = Date.UTC(2026, 10, 2, 10)
const good = { number: testCardNumbers.approved, expires: '12/29', code: '123' }

describe('the errors of a card', () => {
  it.each([
    ['nothing', {}, []],
    ['nothing, without spaces', { number: '4242424242424242' }, []],
    ['nothing, with dashes', { number: '4242-4242-4242-4242' }, []],
    ['an empty number', { number: '' }, ['number']],
    ['a mistyped digit', { number: '4242 4242 4242 4243' }, ['number']],
    ['a number with letters', { number: '4242 4242 4242 424a' }, ['number']],
    ['a number of twelve zeros', { number: '000000000000' }, ['number']],
    ['nothing, in its last month', { expires: '11/26' }, []],
    ['a past month', { expires: '10/26' }, ['expires']],
    ['a month more than twenty years away', { expires: '12/46' }, ['expires']],
    ['nothing, twenty years away', { expires: '11/46' }, []],
    ['a thirteenth month', { expires: '13/29' }, ['expires']],
    ['a month of zero', { expires: '00/29' }, ['expires']],
    ['nothing, without a slash', { expires: '1229' }, []],
    ['nothing, with the whole year', { expires: '12 / 2029' }, []],
    ['no month', { expires: '' }, ['expires']],
    ['a short code', { code: '12' }, ['code']],
    ['a code too long for the brand', { code: '1234' }, ['code']],
    ['nothing, of a brand with longer codes', { number: '378282246310005', code: '1234' }, []],
    ['a code too short for the brand', { number: '378282246310005', code: '123' }, ['code']],
    ['all of it', { number: '1', expires: '1', code: '1' }, ['number', 'expires', 'code']],
  ] as const)('%s', (_, changes, wrong) => {
    expect(wrongParts({ ...good, ...changes }, now)).toEqual(wrong)
  })
})

describe('the token of a card', () => {
  const nonces = {
    '4242': testCards.approved,
    '0002': testCards.declined,
    '3220': testCards.threeD,
  }

  it.each([
    [testCardNumbers.approved, 'approved', 'Visa', '4242'],
    [testCardNumbers.declined, 'declined', 'Visa', '0002'],
    [testCardNumbers.threeD, 'three-d', 'Visa', '3220'],
    ['5555 5555 5555 4444', 'approved', 'Mastercard', '4444'],
    ['378282246310005', 'approved', 'American Express', '0005'],
    ['3530111333300000', 'approved', 'JCB', '0000'],
    ['6011111111111117', 'approved', 'Discover', '1117'],
    ['6200000000000005', 'approved', 'UnionPay', '0005'],
    ['9999999999999995', 'approved', 'Card', '9995'],
  ])('%s is %s, %s, %s', (number, assessment, type, lastFour) => {
    const card = cardOf(number, nonces)
    expect(card).toEqual({ nonce: card.nonce, type, lastFour })
    expect(cardDecision(card.nonce)).toBe(assessment)
    expect(card.nonce).not.toContain(number.slice(0, 8))
  })
})

it.each([wrongParts, cardOf])('%s runs from its source text alone, as in the page', (rule) => {
  const run = new Function(`return (${rule})`)()
  expect(run.length).toBe(2)
  const input = rule === wrongParts ? [good, now] : [good.number, {}]
  expect(run(...input)).toEqual(rule === wrongParts ? [] : cardOf(good.number, {}))
})
