import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { createMemoryHistory } from '@tanstack/react-router'
import { callInTurn, createBackend } from '../mocks/backend/backend.ts'
import { CallLog } from '../mocks/backend/calls/call-log.ts'
import { siteZones } from '../mocks/backend/rules/site-zones.ts'
import { pathWithFacts } from '../mocks/scenarios/path-with-facts.ts'
import {
  applySettings,
  parseScenarioRequest,
  withRecording,
} from '../mocks/scenarios/scenario-request.ts'
import type { AnswerCall } from '../mocks/transports/answer-handlers.ts'
import { delayCalls } from '../mocks/transports/call-delays.ts'
import { browserTasks } from '../mocks/transports/page/browser-tasks.ts'
import { pageDelays } from '../mocks/transports/page/page-delays.ts'
import { answerInPage } from '../mocks/transports/page/page-network.ts'
import { warnOfViolations } from '../mocks/transports/page/warn-of-violations.ts'
import { receiveRequest } from '../mocks/transports/received-request.ts'
import { frozenClock } from '../mocks/world/clock/clock-state.ts'
import { fixedNow } from '../mocks/world/clock/fixed-now.ts'
import { createWorldClock } from '../mocks/world/clock/world-clock.ts'
import { stateOf, updateState } from '../mocks/world/world-state.ts'
import { createQueryClient, runQueriesByClock } from '../src/app/startup/query-client.ts'
import type { SiteLanguage } from '../src/i18n/locales.ts'
import { installClock, realClock } from '../src/lib/clock.ts'
import { createAppRouter } from '../src/router.ts'
import { follow, followClient } from './earlier-story.ts'
import { loadOnce } from './load-once.ts'
import { clockAsChosen, type ToolbarChoices, worldAsChosen } from './toolbar/world-as-chosen.ts'

runQueriesByClock()

/** Loaded once for each page. */
export const manuscripts = browserTasks()
export const { writePdf } = manuscripts
// A built Storybook may be served from any folder.
const folder = new URL(import.meta.env.BASE_URL, document.baseURI).pathname
let answer: AnswerCall | undefined
let network: Promise<void> | undefined

/** The worker takes a fifth of the processor's time of a story; in tests it answers only pages in frames. */
const withoutWorker = import.meta.env.MODE === 'test' ? [new FetchInterceptor()] : []

/** All stories of a page share the network; each sets its own backend. */
export function answerStory(by: AnswerCall): Promise<void> {
  // Each story counts its calls anew, so that a single one has the same delays.
  answer = delayCalls(by, pageDelays())
  network ??= answerInPage(
    (call, request) => {
      if (!answer) throw new Error('No story is open.')
      return follow(answer(call, request))
    },
    folder,
    withoutWorker,
  )
  return network
}

let begun = 0

export function beginAt(path: string) {
  const queryClient = createQueryClient()
  followClient(queryClient)
  const history = createMemoryHistory({ initialEntries: [path] })
  begun += 1
  // A React key: each world has its own application.
  return { key: begun, queryClient, router: createAppRouter(queryClient, history) }
}

export type ScreenArgs = {
  /**
   * Below the language, such as `/researcher`; facts of the world in braces: `/x/{orders.paid}`.
   */
  path: string
  /** Parameters as in an address: `scenario=…&flag=…&fault=…&latency=…`. */
  world?: string
}

/** Opens the application in a new world, with the toolbar's changes. */
export async function openScreen(
  { path, world: worldSettings = '' }: ScreenArgs,
  language: SiteLanguage,
  choices: ToolbarChoices = {},
) {
  const request = worldAsChosen(await withRecording(parseScenarioRequest(worldSettings)), choices)
  const { world, facts } = await loadOnce(request)
  const zone = siteZones[stateOf(world).application.localization.code]
  world.transact(() => {
    applySettings(world, request)
    updateState(world, {
      clock: frozenClock(clockAsChosen(choices, request.now ?? fixedNow, zone)),
    })
  })
  const clock = createWorldClock({ state: stateOf(world).clock, real: realClock })
  installClock(clock)
  const calls = new CallLog()
  warnOfViolations(calls)
  const backend = createBackend({ world, now: clock.now, manuscripts, writePdf, calls })
  let session = stateOf(world).browserSession ?? undefined
  await answerStory(async (call) => {
    const request = await receiveRequest(call)
    const incoming = () => ({ request, session })
    return callInTurn(backend, incoming, async (exchange) => {
      const done = await exchange(incoming())
      session = done?.session ?? session
      return done
    })
  })
  return { world, facts, clock, calls, ...beginAt(`/${language}${pathWithFacts(path, facts)}`) }
}

export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>
