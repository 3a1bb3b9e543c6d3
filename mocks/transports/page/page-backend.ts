import { installClock, realClock } from '../../../src/lib/clock.ts'
import { CallLog } from '../../backend/call-log.ts'
import type { DevtoolsContext } from '../../devtools/devtools-context.ts'
import { offerDevtools } from '../../devtools/devtools-tab.ts'
import { outsideEntry } from '../../external-sites/external-address.ts'
import { readScenarioRequest } from '../../scenarios/scenario-request.ts'
import { OutdatedPageError } from '../../store/persistence/change-store.ts'
import { answersOf } from './answer-calls.ts'
import { ExchangeLog } from './exchange-log.ts'
import { openPageWorld } from './open-page-world.ts'
import { offerHandle } from './page-handle.ts'
import { windowPlace } from './page-location.ts'
import { answerInPage, awaitWorker, reloadWithNewWorker } from './page-network.ts'
import { sharedIn } from './share-parameter.ts'
import { showStartFailure } from './start-failure.ts'
import { warnOfViolations } from './warn-of-violations.ts'

/**
 * Puts the mock backend behind the application. A host of files alone hands the application out
 * for every address that it has no file for: what is outside of it then goes on there instead.
 */
export async function startMockBackend(): Promise<void> {
  const entry = outsideEntry(globalThis.location, import.meta.env.BASE_URL)
  if (!entry) return offerDevtools(await openMockBackend())
  globalThis.location.replace(entry)
  await new Promise(() => undefined)
}

/**
 * Puts the mock backend behind this page: the world that this browser keeps, or the scenario
 * that the address asks for. Where that fails, a page says why, and the promise never settles, so
 * that nothing starts without a server.
 */
export async function openMockBackend(): Promise<DevtoolsContext> {
  try {
    await awaitWorker(import.meta.env.BASE_URL)
    const asked = readScenarioRequest(new URLSearchParams(globalThis.location.search))
    const shared = sharedIn(globalThis.location.hash)
    const page = await openPageWorld(asked, realClock, { shared })
    const calls = new CallLog()
    const exchanges = new ExchangeLog()
    const answer = answersOf({ page, calls, exchanges })
    installClock(page.clock)
    warnOfViolations(calls)
    await answerInPage(
      async (call, asked) => {
        try {
          return await answer(call, asked)
        } catch (error) {
          // A newer version of the project runs in another tab: this page has to become it.
          if (error instanceof OutdatedPageError) globalThis.location.reload()
          throw error
        }
      },
      import.meta.env.BASE_URL,
    )
    reloadWithNewWorker()
    dropFromAddress(asked.names, shared !== undefined)
    // Not before calls are answered: whoever waits for it may go on to another page at once.
    offerHandle(page, calls)
    // A link of a state that is put into this address changes nothing but its fragment.
    globalThis.addEventListener('hashchange', () => {
      if (sharedIn(globalThis.location.hash) !== undefined) globalThis.location.reload()
    })
    return { page, calls, exchanges, place: windowPlace }
  } catch (error) {
    showStartFailure(error)
    return new Promise(() => undefined)
  }
}

/** A reload goes on with the world as it is by then, not from the beginning again. */
function dropFromAddress(names: readonly string[], shared: boolean): void {
  if (names.length === 0 && !shared) return
  const url = new URL(globalThis.location.href)
  for (const name of names) url.searchParams.delete(name)
  if (shared) url.hash = ''
  globalThis.history.replaceState(globalThis.history.state, '', url)
}
