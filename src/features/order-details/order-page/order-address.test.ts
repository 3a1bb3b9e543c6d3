import { expect, it } from 'vitest'
import { backHref, isOrderNumber, isThankYou, orderPageSearch } from './order-address.ts'

it.each([
  ['GX7KQ2M9', true],
  ['GA-10481', true],
  ['', false],
  ['no number', false],
  ['a/b', false],
  ['G'.repeat(65), false],
])('%s is an order number: %s', (text, expected) => expect(isOrderNumber(text)).toBe(expected))

it.each([
  ['thank-you', true],
  ['Thank-you', false],
  [undefined, false],
])('status %s thanks: %s', (status, expected) => expect(isThankYou(status)).toBe(expected))

it.each([
  [undefined, undefined],
  ['/en/researcher', '/jp/researcher'],
  [
    '/en/researcher/index/orders/_/barley/_/_/2?x=1',
    '/jp/researcher/index/orders/_/barley/_/_/2?x=1',
  ],
  ['//evil.example/a', undefined],
  ['/en//evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
])('from %s leads back to %s', (from, expected) => expect(backHref(from, 'jp')).toBe(expected))

it.each([
  [{ edit: 'true' }, 'true'],
  [{ edit: '' }, undefined],
  [{ edit: '1', other: 'x' }, undefined],
  [{}, undefined],
])('an address with %o is edited: %s', (search, edit) => {
  expect(orderPageSearch(search)).toEqual({ edit })
})
