import type { Instant } from '../../../src/lib/instant.ts'
import type { CallLog } from '../../backend/calls/call-log.ts'
import type { CallRecord } from '../../backend/calls/call-record.ts'
import { mailsOf, type ShownMail } from '../../backend/external-sites/mail-list.ts'
import {
  parseScenarioRequest,
  readScenarioRequest,
  withRecording,
} from '../../scenarios/scenario-request.ts'
import { freeze, resume, shift } from '../../world/clock/clock-state.ts'
import type { PageWorld } from './open-page-world.ts'

/** Control of the mock backend for tests, as `globalThis.galley`. */
export type PageHandle = {
  /** Same settings as an address: `scenario=…&flag=…&now=…&clock=frozen&fault=…&latency=…`. */
  load(settings: string): Promise<void>
  /** Freezes the clock, now or at an instant, and runs the jobs due by then. */
  freeze(at?: Instant): Promise<void>
  /** Advances the clock by milliseconds and runs the jobs due by then. */
  advance(by: number): Promise<void>
  resume(): Promise<void>
  /** `OPERATION:KIND` or `OPERATION:KIND:COUNT`. */
  fault(fault: string): Promise<void>
  now(): Instant
  calls(): readonly CallRecord[]
  mails(to?: string): readonly ShownMail[]
  world(): string
}

declare global {
  var galley: PageHandle | undefined
  /** Set by browser tests to collect calls across page loads. */
  var onGalleyCall: ((record: CallRecord) => void) | undefined
}

export function offerHandle(page: PageWorld, calls: CallLog): void {
  calls.listen((record) => globalThis.onGalleyCall?.(record))
  globalThis.galley = {
    load: async (settings) => page.load(await withRecording(parseScenarioRequest(settings))),
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
