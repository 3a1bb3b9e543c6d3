import { installClock, realClock } from '../../src/lib/clock.ts'
import { CallLog } from '../backend/calls/call-log.ts'
import type { DevtoolsContext } from '../devtools/devtools-context.ts'
import { offerDevtools } from '../devtools/panel/devtools-tab.ts'
import { readScenarioRequest, withRecording } from '../scenarios/scenario-request.ts'
import { OutdatedPageError } from '../store/persistence/change-store.ts'
import { delayCalls } from '../transports/call-delays.ts'
import { externalSiteEntry } from '../transports/external-address.ts'
import { answersOf } from '../transports/page/answer-calls.ts'
import { asUnfitBrowser } from '../transports/page/browser-support.ts'
import { ExchangeLog } from '../transports/page/exchange-log.ts'
import { openPageWorld } from '../transports/page/open-page-world.ts'
import { pageDelays } from '../transports/page/page-delays.ts'
import { offerHandle } from '../transports/page/page-handle.ts'
import { windowLocation } from '../transports/page/page-location.ts'
import { answerInPage, awaitWorker, reloadWithNewWorker } from '../transports/page/page-network.ts'
import {
  keepRealServer,
  readRealServer,
  realServerParameters,
  requestedServer,
} from '../transports/page/real-server.ts'
import { sharedIn } from '../transports/page/share-parameter.ts'
import { warnOfViolations } from '../transports/page/warn-of-violations.ts'
import { showStartFailure } from './start-failure.ts'

/** Static hosts serve the application for paths of external sites too: those go to their entry. */
export async function startPageBackend(): Promise<void> {
  const entry = externalSiteEntry(globalThis.location, import.meta.env.BASE_URL)
  if (!entry) return offerDevtools(await openPageBackend())
  globalThis.location.replace(entry)
  await new Promise(() => undefined)
}

/** On failure it never settles, so that the application does not start without a server. */
export async function openPageBackend(): Promise<DevtoolsContext> {
  try {
    await awaitWorker(import.meta.env.BASE_URL)
    const parameters = new URLSearchParams(globalThis.location.search)
    const request = await withRecording(readScenarioRequest(parameters))
    const server = requestedServer(parameters)
    if (Object.keys(server).length > 0) keepRealServer({ ...readRealServer(), ...server })
    const shared = sharedIn(globalThis.location.hash)
    const page = await openPageWorld(request, realClock, { shared })
    const calls = new CallLog()
    const exchanges = new ExchangeLog()
    const answer = delayCalls(answersOf({ page, calls, exchanges }), pageDelays())
    installClock(page.clock)
    warnOfViolations(calls)
    await answerInPage(
      async (call, request) => {
        try {
          return await answer(call, request)
        } catch (error) {
          // Another tab runs a newer version of the project: reload to get it.
          if (error instanceof OutdatedPageError) globalThis.location.reload()
          throw error
        }
      },
      import.meta.env.BASE_URL,
    )
    reloadWithNewWorker()
    dropFromAddress([...request.names, ...realServerParameters], shared !== undefined)
    // Tests may navigate as soon as the handle exists, so calls must be answered by then.
    offerHandle(page, calls)
    // Opening a shared link in an open page changes the fragment only.
    globalThis.addEventListener('hashchange', () => {
      if (sharedIn(globalThis.location.hash) !== undefined) globalThis.location.reload()
    })
    return { page, calls, exchanges, location: windowLocation }
  } catch (error) {
    showStartFailure(asUnfitBrowser(error))
    return new Promise(() => undefined)
  }
}

/** A reload continues with the current world instead of starting the scenario again. */
function dropFromAddress(names: readonly string[], shared: boolean): void {
  const url = new URL(globalThis.location.href)
  if (!names.some((name) => url.searchParams.has(name)) && !shared) return
  for (const name of names) url.searchParams.delete(name)
  if (shared) url.hash = ''
  globalThis.history.replaceState(globalThis.history.state, '', url)
}
