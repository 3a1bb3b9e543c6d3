import type { Journey } from './journey.ts'
import { certificates, decisions, quote } from './journeys/documents.ts'
import { grammarCheck } from './journeys/grammar-check.ts'
import { orderByKeyboard, orderByPointer } from './journeys/order.ts'
import {
  darkScheme,
  dates,
  devtools,
  dialogs,
  leaving,
  offline,
  reloads,
} from './journeys/pages.ts'
import { payOff } from './journeys/pay-off.ts'
import { sessions } from './journeys/sessions.ts'
import { startUp } from './journeys/start-up.ts'

export const journeys: readonly Journey[] = [
  startUp,
  sessions,
  orderByPointer,
  orderByKeyboard,
  grammarCheck,
  decisions,
  payOff,
  certificates,
  quote,
  dialogs,
  dates,
  darkScheme,
  reloads,
  leaving,
  offline,
  devtools,
]

/** Those whose name has one of the parts; without any, all. */
export const journeysNamed = (parts: readonly string[]): readonly Journey[] =>
  journeys.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
