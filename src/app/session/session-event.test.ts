import { expect, it } from 'vitest'
import { sessionEventFor } from './session-event.ts'

const helen = { identity: 'user-helen-marsh' }
const naomi = 'user-naomi-feldman'

it.each([
  ['a sign-out elsewhere ends it here', helen, null, 'signed-out'],
  ['a sign-out is nothing to a visitor', null, null, undefined],
  ['a visitor becomes who signed in', null, naomi, 'signed-in'],
  ['the same person is back', helen, helen.identity, 'back'],
  ['another person has signed in', helen, naomi, 'another-person'],
  ['who is still starting will ask anyway', undefined, naomi, undefined],
  ['and so will they after a sign-out', undefined, null, undefined],
])('%s', (_, current, identity, event) => {
  expect(sessionEventFor(current, identity)).toBe(event)
})
