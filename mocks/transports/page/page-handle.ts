import type { CallLog, CallRecord } from '../../backend/call-log.ts'
import { mailsOf, type ShownMail } from '../../backend/external-sites/mail-list.ts'
import { parseScenarioRequest, readScenarioRequest } from '../../scenarios/scenario-request.ts'
import { freeze, resume, shift } from '../../world/clock-state.ts'
import type { PageWorld } from './open-page-world.ts'

/** What tests reach the mock backend by, on `globalThis.galley`; in mocks only. */
export type PageHandle = {
  /** Takes what an address takes: `scenario=…&flag=…&now=…&clock=frozen&fault=…&latency=…`. */
  load(settings: string): Promise<void>
  /** Stops the clock, at once or at an instant (epoch milliseconds); what comes due by then happens. */
  freeze(at?: number): Promise<void>
  /** Moves the clock by milliseconds; what comes due meanwhile happens. */
  advance(by: number): Promise<void>
  resume(): Promise<void>
  /** From now on: `OPERATION:KIND` or `OPERATION:KIND:COUNT`. */
  fault(fault: string): Promise<void>
  now(): number
  calls(): readonly CallRecord[]
  /** What the world has mailed, the newest first; to one address, or all. */
  mails(to?: string): readonly ShownMail[]
  /** The whole world as the text of a file. */
  world(): string
}

declare global {
  var galley: PageHandle | undefined
  /** Set by browser tests, which hear of calls that the next page of a tab no longer knows. */
  var onGalleyCall: ((record: CallRecord) => void) | undefined
}

/** Offers the handle of a page's backend. */
export function offerHandle(page: PageWorld, calls: CallLog): void {
  calls.listen((record) => globalThis.onGalleyCall?.(record))
  globalThis.galley = {
    load: (settings) => page.load(parseScenarioRequest(settings)),
    freeze: (at) => page.changeClock((state, realNow) => freeze(state, realNow, at)),
    advance: (by) => page.changeClock((state, realNow) => shift(state, realNow, by)),
    resume: () => page.changeClock(resume),
    fault: (fault) => page.apply(readScenarioRequest(new URLSearchParams({ fault }))),
    now: page.clock.now,
    calls: () => calls.all(),
    mails: (to) => mailsOf(page.world, to?.trim().toLowerCase()),
    world: () => page.world.exportFile(),
  }
}
