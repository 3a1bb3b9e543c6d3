import { expect, it } from 'vitest'
import { sessionEventFor } from './session-event.ts'

const helen = { identity: 'user-helen-marsh' }
const naomi = 'user-naomi-feldman'

it.each([
  ['a sign-out in another tab ends the session', helen, null, 'signed-out'],
  ['a sign-out does not affect a visitor', null, null, undefined],
  ['a visitor becomes the signed-in person', null, naomi, 'signed-in'],
  ['the same person signs in again', helen, helen.identity, 'back'],
  ['another person signs in', helen, naomi, 'another-person'],
  ['an application that is still loading ignores a sign-in', undefined, naomi, undefined],
  ['an application that is still loading ignores a sign-out', undefined, null, undefined],
])('%s', (_, current, identity, event) => {
  expect(sessionEventFor(current, identity)).toBe(event)
})
