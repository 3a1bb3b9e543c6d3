import type { Journey } from './journey.ts'
import { grammarCheck } from './journeys/grammar-check.ts'
import { orderByKeyboard, orderByPointer } from './journeys/order.ts'
import { sessions } from './journeys/sessions.ts'
import { startUp } from './journeys/start-up.ts'

export const journeys: readonly Journey[] = [
  startUp,
  sessions,
  orderByPointer,
  orderByKeyboard,
  grammarCheck,
]

/** Those whose name has one of the parts; without any, all. */
export const journeysNamed = (parts: readonly string[]) =>
  journeys.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
