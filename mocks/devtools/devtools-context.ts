import type { CallLog } from '../backend/calls/call-log.ts'
import type { ExchangeLog } from '../transports/page/exchange-log.ts'
import type { PageWorld } from '../transports/page/open-page-world.ts'
import type { PageLocation } from '../transports/page/page-location.ts'

export type DevtoolsContext = {
  page: PageWorld
  calls: CallLog
  exchanges: ExchangeLog
  location: PageLocation
}
