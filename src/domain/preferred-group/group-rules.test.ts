import { expect, it } from 'vitest'
import { groupGreeting, showsGroup } from './group-rules.ts'

const group = {
  code: 'MARSHLAB',
  greetingText: 'Welcome to the Marsh Lab',
  discount: null,
  percentageDiscount: 10,
  discountUsed: false,
  shareable: true,
  membershipDisplayed: true,
}

it.each([
  [{}, 'Welcome to the Marsh Lab'],
  [{ discountUsed: true }, null],
  [{ greetingText: null }, null],
])('a group with %o greets with %j', (changes, greeting) => {
  expect(groupGreeting({ ...group, ...changes })).toBe(greeting)
})

it.each([
  [null, true],
  [group, true],
  [{ ...group, membershipDisplayed: false }, false],
])('shows the group %o on the dashboard: %s', (one, shown) => {
  expect(showsGroup(one)).toBe(shown)
})
