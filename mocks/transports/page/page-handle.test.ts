import { afterEach, expect, it } from 'vitest'
import { CallLog } from '../../backend/calls/call-log.ts'
import { parseScenarioRequest } from '../../scenarios/scenario-request.ts'
import { openPersisted } from '../../store/persistence/open-persisted-world.ts'
import { manualTime } from '../../testing/manual-timers.ts'
import { memoryBrowser } from '../../testing/memory-browser.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { openPageWorld } from './open-page-world.ts'
import { offerHandle, type PageHandle } from './page-handle.ts'

const day = 86_400_000

async function withHandle(settings: string): Promise<PageHandle> {
  const time = manualTime(fixedNow)
  const browser = memoryBrowser()
  const page = await openPageWorld(parseScenarioRequest(settings), time, {
    openPersistence: (parts) => openPersisted({ ...parts, ...browser.page() }),
  })
  offerHandle(page, new CallLog())
  if (!globalThis.galley) throw new Error('There is no handle.')
  return globalThis.galley
}

afterEach(() => {
  globalThis.galley = undefined
})

function boletoIn(handle: PageHandle): object | undefined {
  const { tables } = JSON.parse(handle.world())
  return tables.payments.find((row: { receiptCode: string }) => row.receiptCode === 'RC-77410')
}

// The bank reports a boleto some days after it was created.
it.each<[string, (handle: PageHandle) => Promise<void>]>([
  ['it is moved', (handle) => handle.advance(7 * day)],
  ['it is set', (handle) => handle.freeze(handle.now() + 7 * day)],
])('runs due jobs as the clock advances: %s', async (_, move) => {
  const handle = await withHandle('scenario=brazil&now=2026-11-02')
  expect(boletoIn(handle)).toMatchObject({ status: 'open' })
  await move(handle)
  expect(boletoIn(handle)).toMatchObject({ status: 'approved' })
})

it('has sent the due mails when the clock has advanced', async () => {
  const handle = await withHandle('scenario=returning-customer&now=2026-11-02')
  const before = handle.mails().length
  await handle.advance(30 * day)
  expect(handle.mails().length).toBeGreaterThan(before)
})
