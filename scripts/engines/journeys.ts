import type { EngineJourney } from './journey.ts'
import { certificateFiles, decisions, quote } from './journeys/documents.ts'
import { checkedGrammar } from './journeys/grammar-check.ts'
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
import { sessions } from './journeys/session-in-tabs.ts'
import { startUp } from './journeys/start-up.ts'

const journeys: readonly EngineJourney[] = [
  startUp,
  sessions,
  orderByPointer,
  orderByKeyboard,
  checkedGrammar,
  decisions,
  payOff,
  certificateFiles,
  quote,
  dialogs,
  dates,
  darkScheme,
  reloads,
  leaving,
  offline,
  devtools,
]

/** Those whose name has one of the parts; without any, all. @throws for a part that none has */
export function journeysNamed(parts: readonly string[]): readonly EngineJourney[] {
  const unknown = parts.find((part) => !journeys.some(({ name }) => name.includes(part)))
  if (unknown) throw new Error(`No journey is called ${unknown}.`)
  return journeys.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  )
}
