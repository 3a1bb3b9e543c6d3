import type { CallLog } from '../backend/call-log.ts'
import type { ExchangeLog } from '../transports/page/exchange-log.ts'
import type { PageWorld } from '../transports/page/open-page-world.ts'
import type { PagePlace } from '../transports/page/page-location.ts'

/** What of a page Devtools looks at and changes. */
export type DevtoolsContext = {
  page: PageWorld
  calls: CallLog
  exchanges: ExchangeLog
  place: PagePlace
}
