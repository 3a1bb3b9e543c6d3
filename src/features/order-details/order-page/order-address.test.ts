import { expect, it } from 'vitest'
import { backHref, isThankYou, orderPageSearch } from './order-address.ts'

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
