import { CallLog } from '../../mocks/backend/calls/call-log.ts'
import { siteZones } from '../../mocks/backend/rules/site-zones.ts'
import { parseScenarioRequest, withRecording } from '../../mocks/scenarios/scenario-request.ts'
import { openPersisted } from '../../mocks/store/persistence/open-persisted-world.ts'
import { manualTime } from '../../mocks/testing/manual-timers.ts'
import { memoryBrowser } from '../../mocks/testing/memory-browser.ts'
import { answersOf } from '../../mocks/transports/page/answer-calls.ts'
import { ExchangeLog } from '../../mocks/transports/page/exchange-log.ts'
import { openPageWorld } from '../../mocks/transports/page/open-page-world.ts'
import { shift } from '../../mocks/world/clock/clock-state.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import { installClock } from '../../src/lib/clock.ts'
import { answerStory } from '../screen-world.ts'
import { clockAsChosen, type ToolbarChoices, worldAsChosen } from '../toolbar/world-as-chosen.ts'

let opened = 0

/** As in `npm start`, changed by the toolbar, with a store of its own and a frozen clock. */
export async function openDevtoolsWorld(search: string, choices: ToolbarChoices = {}) {
  const time = manualTime(fixedNow)
  const browser = memoryBrowser()
  const request = await withRecording(parseScenarioRequest(search))
  const page = await openPageWorld(worldAsChosen(request, choices), time, {
    openPersistence: (parts) => openPersisted({ ...parts, ...browser.page() }),
  })
  if (choices.clock) {
    const zone = siteZones[stateOf(page.world).application.localization.code]
    const now = page.clock.now()
    await page.changeClock((state, realNow) =>
      shift(state, realNow, clockAsChosen(choices, now, zone) - now),
    )
  }
  installClock(page.clock)
  const calls = new CallLog()
  const exchanges = new ExchangeLog()
  await answerStory(answersOf({ page, calls, exchanges }))
  opened += 1
  // A React key: each world has its own panel.
  return { key: opened, time, page, calls, exchanges }
}

export type DevtoolsWorld = Awaited<ReturnType<typeof openDevtoolsWorld>>
