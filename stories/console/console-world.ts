import { CallLog } from '../../mocks/backend/call-log.ts'
import { ExchangeLog } from '../../mocks/exchange-log.ts'
import { fixedNow } from '../../mocks/fixed-now.ts'
import { openPageWorld } from '../../mocks/open-page-world.ts'
import { answersOf } from '../../mocks/page-answers.ts'
import { parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { handDrivenTime } from '../../mocks/world/hand-driven-time.ts'
import { memoryBrowser } from '../../mocks/world/memory-browser.ts'
import { openKept } from '../../mocks/world/open-kept-world.ts'
import { installClock } from '../../src/lib/clock.ts'
import { answerStory } from '../screen-world.ts'

/** A page's world as `npm start` has it, kept in a browser of the story's own, where time stands. */
export async function openConsoleWorld(asked: string) {
  const time = handDrivenTime(fixedNow)
  const browser = memoryBrowser()
  const page = await openPageWorld(parseScenarioRequest(asked), time, {
    keeper: (parts) => openKept({ ...parts, ...browser.page() }),
  })
  installClock(page.clock)
  const calls = new CallLog()
  const exchanges = new ExchangeLog()
  await answerStory(answersOf({ page, calls, exchanges }))
  return { key: crypto.randomUUID(), time, page, calls, exchanges }
}

export type ConsoleWorld = Awaited<ReturnType<typeof openConsoleWorld>>
