import { setImmediate as pageTasks } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCards } from '../../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { digitalLoad } from '../../../mocks/backend/rules/digital/digital-load.ts'
import { digitalBackend } from '../../../mocks/testing/digital-backend.ts'
import { modelRuns, modelTime } from '../../../mocks/testing/model-runs.ts'
import { cardForm, testKey } from '../../../mocks/testing/payment/payment-requests.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import type { DigitalLoad } from '../../../src/api/digital-purchases.ts'
import { paymentRecords } from '../../../src/domain/payment/attempt/payment-records.ts'
import { digitalPaymentDraft } from '../../../src/features/digital-payment/digital-payment-draft.ts'
import {
  identitiesOf,
  newReceipt,
} from '../../../src/features/digital-payment/digital-payment-rules.ts'
import { testStorage } from '../../../src/ui/form/draft/memory-storage.ts'
import { AskingTab, type Call, unwrapped } from '../../payment/payment-model/asking-tab.ts'
import { tabLocks } from '../../payment/payment-model/tab-locks.ts'
import { networkStep, plannedFaults, presses, tab } from '../../payment/payment-model/two-tabs.ts'
import {
  type NetworkFault,
  UnreliableNetwork,
} from '../../payment/payment-model/unreliable-network.ts'

const five = { ...cardForm, amount: 160, availableDigitalPurchaseIdentity: 'translations-5' }

/** Two packages, and a card that is refused. */
const ways: Record<string, object> = {
  five,
  ten: { ...cardForm, amount: 280, availableDigitalPurchaseIdentity: 'translations-10' },
  'five by a declined card': { ...five, creditCard: { nonce: testCards.declined } },
}

const action = fc.oneof(networkStep, presses(Object.keys(ways)), {
  weight: 4,
  arbitrary: fc.record({ kind: fc.constantFrom('reload', 'ask-again'), tab }),
})

/** Most often the first payment gets no answer, which is where a second one may go wrong. */
const faults = fc
  .tuple(fc.constantFrom<NetworkFault>('late-request', 'lost-answer', 'none'), plannedFaults)
  .map(([first, others]) => [first, ...others])

const run = fc.record({
  actions: fc.array(action, { minLength: 5, maxLength: 40 }),
  faults,
})
type Run = typeof run extends fc.Arbitrary<infer One> ? One : never

async function shop() {
  const { world, send, facts } = await digitalBackend('digital-editing-open')
  const before = world.snapshot()
  const owner = facts.person.identity
  return {
    owner,
    open: () => world.restore(before),
    bought: () => world.digitalPurchases.size,
    load() {
      const user = world.users.get(owner)
      if (!user) throw new Error('Nobody is signed in.')
      return digitalLoad(world, user, fixedNow)
    },
    answer: (call: Call) =>
      call.kind === 'load'
        ? send('GET /api/digital-order/load')
        : send('POST /api/digital-translation/payment', {
            json: call.json,
            headers: testKey(call.key),
          }),
  }
}

type Shop = Awaited<ReturnType<typeof shop>>

it(
  'buys one package until the person is told so, whatever two tabs and the network do',
  async () => {
    const packages = await shop()
    const outcomes = new Set<number>()
    const property = fc.asyncProperty(run, async (input) => {
      outcomes.add(await play(packages, input))
    })
    await fc.assert(property, modelRuns(60, 3_000))
    expect([...outcomes].sort()).toEqual([0, 1])
  },
  modelTime,
)

/** Returns how many packages had been bought before the person went on undisturbed. */
async function play(packages: Shop, { actions, faults: planned }: Run): Promise<number> {
  packages.open()
  const faultsLeft: NetworkFault[] = []
  /** As they were when the server answered. */
  const loads: DigitalLoad[] = []
  const network = new UnreliableNetwork<Call>(
    async (call) => {
      const { status, body } = await packages.answer(call)
      if (call.kind === 'pay') return { status, body }
      return { status, body: { nth: loads.push(packages.load()) } }
    },
    () => faultsLeft.shift() ?? 'none',
  )
  async function load(page: AbortSignal): Promise<DigitalLoad> {
    const { nth } = { nth: 0, ...(await unwrapped(network.send({ kind: 'load' }, page))) }
    const found = loads[nth - 1]
    if (!found) throw new Error('The server did not answer with a load.')
    return found
  }
  const storage = testStorage()
  const browser = {
    draft: digitalPaymentDraft(packages.owner, 'translation'),
    storage,
    records: paymentRecords('digital translation', storage),
    bill: 'translation',
    afterNotFound: 'same-key' as const,
    locks: tabLocks(),
    load,
    send: (call: Call, page: AbortSignal) => network.send(call, page),
    knownIn: identitiesOf,
    hasNew: (loaded: DigitalLoad, known: readonly string[]) =>
      newReceipt(loaded, 'translation', known) !== undefined,
    // The page shows what the person has.
    isDone: (loaded: DigitalLoad) => identitiesOf(loaded).length > 0,
  }
  const tabs = [new AskingTab(browser), new AskingTab(browser)] as const
  let wasTold = false
  /** Also of a tab that has been reloaded since: whoever knows and pays again wants another package. */
  function isTold(): boolean {
    wasTold ||= tabs.some(({ view }) => view.kind === 'paid')
    return wasTold
  }

  async function finishCalls() {
    await pageTasks()
    while (!network.isIdle) {
      await network.step(0)
      await pageTasks()
    }
  }

  // Both tabs show the form before anything goes wrong.
  await finishCalls()
  faultsLeft.push(...planned)
  for (const one of actions) {
    if (one.kind === 'network' && 'which' in one) await network.step(one.which)
    else if ('tab' in one) {
      const at = tabs[one.tab === 0 ? 0 : 1]
      if (one.kind === 'reload') at.reload()
      else if (one.kind === 'ask-again') at.askAgain()
      else if ('by' in one && !isTold()) {
        at.press(ways[one.by] ?? {})
        if (one.kind === 'double-press') at.press(ways[one.by] ?? {})
      }
    }
    await pageTasks()
    isTold()
  }
  faultsLeft.splice(0)
  await finishCalls()
  const boughtBefore = packages.bought()
  expect(boughtBefore).toBeLessThanOrEqual(1)

  for (const at of tabs) {
    for (let tries = 0; tries < 8 && !isTold(); tries += 1) {
      if (at.view.kind === 'asking-failed') at.askAgain()
      else if (at.view.kind === 'form') at.press(five)
      else if (at.view.kind === 'load-failed') at.reload()
      await finishCalls()
    }
  }
  expect(isTold()).toBe(true)
  expect(packages.bought()).toBe(1)
  return boughtBefore
}
