import type { CallLog } from '../backend/call-log.ts'
import type { ExchangeLog } from '../exchange-log.ts'
import type { PageWorld } from '../open-page-world.ts'
import type { PagePlace } from '../page-place.ts'

/** What of a page the Console looks at and changes. */
export type ConsoleParts = {
  page: PageWorld
  calls: CallLog
  exchanges: ExchangeLog
  place: PagePlace
}
