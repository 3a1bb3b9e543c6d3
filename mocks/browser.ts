import { installClock, realClock } from '../src/lib/clock.ts'
import { createBackend } from './backend/backend.ts'
import { CallLog } from './backend/call-log.ts'
import { browserFonts } from './fonts-browser.ts'
import { openPageWorld, type PageWorld } from './open-page-world.ts'
import { outsideEntry } from './outside-address.ts'
import { offerHandle } from './page-handle.ts'
import { answerInPage } from './page-network.ts'
import { browserProofreader } from './proofreader-browser.ts'
import { readScenarioRequest } from './scenarios/scenario-request.ts'
import { showStartFailure } from './start-failure.ts'
import { warnOfViolations } from './warn-of-violations.ts'
import type { Commit } from './world/journal.ts'
import { OutdatedPageError } from './world/kept-store.ts'
import { stateOf, updateState } from './world/world-state.ts'

function answerFrom({ world, clock, kept, syncClock }: PageWorld, calls: CallLog) {
  let keep: (commit: Commit) => void = () => undefined
  const backend = createBackend({
    world,
    now: clock.now,
    proofreader: browserProofreader(),
    fonts: browserFonts(),
    calls,
    onCommit: (commit) => keep(commit),
  })
  return (request: Request) =>
    kept.runLocked(async (commit) => {
      syncClock()
      keep = commit
      const { browserSession } = stateOf(world)
      const exchange = await backend.handle({ request, session: browserSession ?? undefined })
      const { session } = exchange
      if (session !== undefined && session !== browserSession) {
        const { changes } = world.transact(() => updateState(world, { browserSession: session }))
        commit({ at: clock.now(), operation: 'keepSession', changes })
      }
      return exchange
    })
}

/**
 * Puts the pretend backend behind the application. A host of files alone hands the application out
 * for every address that it has no file for: what is outside of it then goes on there instead.
 */
export async function startPretendBackend(): Promise<void> {
  const entry = outsideEntry(globalThis.location, import.meta.env.BASE_URL)
  if (!entry) return openPretendBackend()
  globalThis.location.replace(entry)
  await new Promise(() => undefined)
}

/**
 * Puts the pretend backend behind this page: the world that this browser keeps, or the scenario
 * that the address asks for. Where that fails, a page says why, and the promise never settles, so
 * that nothing starts without a server.
 */
export async function openPretendBackend(): Promise<void> {
  try {
    const asked = readScenarioRequest(new URLSearchParams(globalThis.location.search))
    const page = await openPageWorld(asked, realClock)
    const calls = new CallLog()
    const answer = answerFrom(page, calls)
    installClock(page.clock)
    warnOfViolations(calls)
    offerHandle(page, calls)
    await answerInPage(
      async (request) => {
        try {
          return await answer(request)
        } catch (error) {
          // A newer version of the project runs in another tab: this page has to become it.
          if (error instanceof OutdatedPageError) globalThis.location.reload()
          throw error
        }
      },
      import.meta.env.BASE_URL,
    )
    dropFromAddress(asked.names)
  } catch (error) {
    showStartFailure(error)
    await new Promise(() => undefined)
  }
}

/** A reload goes on with the world as it is by then, not from the beginning again. */
function dropFromAddress(names: readonly string[]): void {
  if (names.length === 0) return
  const url = new URL(globalThis.location.href)
  for (const name of names) url.searchParams.delete(name)
  globalThis.history.replaceState(globalThis.history.state, '', url)
}
