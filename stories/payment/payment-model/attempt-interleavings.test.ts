import { setImmediate as pageTasks } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { modelRuns, modelTime, partOf } from '../../../mocks/testing/model-runs.ts'
import { paymentRecords } from '../../../src/domain/payment/attempt/payment-records.ts'
import { testStorage } from '../../../src/ui/form/draft/memory-storage.ts'
import { AskingTab, type Call, unwrapped } from './asking-tab.ts'
import { tabLocks } from './tab-locks.ts'
import { networkStep, plannedFaults, presses, tab } from './two-tabs.ts'
import { type NetworkFault, type ServerAnswer, UnreliableNetwork } from './unreliable-network.ts'

/** What the person sends; the card is no part of what a key repeats. */
const ways: Record<string, { what: string; creditCard?: string }> = {
  five: { what: 'five', creditCard: 'approved' },
  ten: { what: 'ten', creditCard: 'approved' },
  'five by a declined card': { what: 'five', creditCard: 'declined' },
  'five at a provider': { what: 'five at a provider' },
}

const byCard = ['five', 'ten', 'five by a declined card']

const actionsOf = (ways: readonly string[]) =>
  fc.array(
    fc.oneof(networkStep, presses(ways), {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('reload', 'ask-again', 'approve', 'go-back'),
        tab,
      }),
    }),
    { minLength: 5, maxLength: 30 },
  )

/** Most often the first payment gets no answer, which is where a second one may go wrong. */
const faults = fc
  .tuple(fc.constantFrom<NetworkFault>('late-request', 'lost-answer', 'none'), plannedFaults)
  .map(([first, others]) => [first, ...others])

const runOf = (ways: readonly string[]) => fc.record({ actions: actionsOf(ways), faults })
type Run = ReturnType<typeof runOf> extends fc.Arbitrary<infer One> ? One : never

type Load = { paid: readonly string[] }

/** Takes money for each new key, or `once` only. */
class SimpleServer {
  readonly #takes: 'each-key' | 'once'
  readonly #answered = new Map<string, { sent: string; answer: ServerAnswer }>()
  readonly paid: string[] = []

  constructor(takes: 'each-key' | 'once') {
    this.#takes = takes
  }

  answer(call: Call): ServerAnswer {
    if (call.kind === 'load') return { status: 200, body: { paid: [...this.paid] } }
    const sent = String(partOf(call.json, 'what'))
    const earlier = this.#answered.get(call.key)
    if (earlier) return earlier.sent === sent ? earlier.answer : { status: 422, body: undefined }
    const answer = this.#take(call.json)
    this.#answered.set(call.key, { sent, answer })
    return answer
  }

  #take(json: object): ServerAnswer {
    if (this.#takes === 'once' && this.paid.length > 0) {
      return { status: 200, body: { error: 'payment-already-paid' } }
    }
    if (partOf(json, 'creditCard') === 'declined')
      return { status: 200, body: { error: 'payment-card-declined' } }
    const receiptCode = `RC-${this.#answered.size + 1}`
    if (partOf(json, 'creditCard') === undefined)
      return { status: 200, body: { receiptCode, redirectUrl: '/provider' } }
    this.paid.push(receiptCode)
    return { status: 200, body: { receiptCode, redirectUrl: null } }
  }

  approve(receiptCode: string): boolean {
    if (this.#takes === 'once' && this.paid.length > 0) return this.paid.includes(receiptCode)
    if (!this.paid.includes(receiptCode)) this.paid.push(receiptCode)
    return true
  }
}

type Purpose = { takes: 'each-key' | 'once'; afterNotFound: 'same-key' | 'new-key' }

function tabsOf({ takes, afterNotFound }: Purpose, planned: readonly NetworkFault[]) {
  const server = new SimpleServer(takes)
  const faultsLeft = [...planned]
  const network = new UnreliableNetwork<Call>(
    async (call) => server.answer(call),
    () => faultsLeft.shift() ?? 'none',
  )
  const storage = testStorage()
  const browser = {
    draft: { name: 'payment', owner: 'ana' },
    storage,
    records: paymentRecords('bills', storage),
    bill: 'bill-1',
    afterNotFound,
    locks: tabLocks(),
    async load(page: AbortSignal): Promise<Load> {
      const body = await unwrapped(network.send({ kind: 'load' }, page))
      return { paid: [], ...body }
    },
    send: (call: Call, page: AbortSignal) => network.send(call, page),
    knownIn: ({ paid }: Load) => paid,
    hasNew: ({ paid }: Load, known: readonly string[]) => paid.some((one) => !known.includes(one)),
    isDone: ({ paid }: Load) => paid.length > 0,
    followsLoads: takes === 'once',
  }
  const tabs = [new AskingTab<Load>(browser), new AskingTab<Load>(browser)] as const
  return { server, network, tabs, noMoreFaults: () => faultsLeft.splice(0) }
}

async function finishCalls(network: UnreliableNetwork<Call>) {
  await pageTasks()
  while (!network.isIdle) {
    await network.step(0)
    await pageTasks()
  }
}

/** Returns how often money had been taken before the person went on undisturbed. */
async function play(purpose: Purpose, { actions, faults: planned }: Run): Promise<number> {
  const { server, network, tabs, noMoreFaults } = tabsOf(purpose, planned)
  let wasTold = false
  /** Also of a tab that has been reloaded since: whoever knows and pays again wants to. */
  function isTold(): boolean {
    wasTold ||= tabs.some(({ view }) => view.kind === 'paid')
    return wasTold
  }

  function leaveProvider(at: AskingTab<Load>, isApproved: boolean) {
    if (at.view.kind !== 'provider') return
    if (isApproved && server.approve(at.view.receiptCode)) at.showPaid()
    else at.reload()
  }

  for (const one of actions) {
    if (one.kind === 'network' && 'which' in one) await network.step(one.which)
    else if ('tab' in one) {
      const at = tabs[one.tab === 0 ? 0 : 1]
      if (one.kind === 'reload') at.reload()
      else if (one.kind === 'ask-again') at.askAgain()
      else if (one.kind === 'approve') leaveProvider(at, true)
      else if (one.kind === 'go-back') leaveProvider(at, false)
      else if ('by' in one && !isTold()) {
        at.press(ways[one.by] ?? {})
        if (one.kind === 'double-press') at.press(ways[one.by] ?? {})
      }
    }
    await pageTasks()
    isTold()
  }
  noMoreFaults()
  await finishCalls(network)
  const takenBefore = server.paid.length
  expect(takenBefore).toBeLessThanOrEqual(1)

  for (const at of tabs) {
    for (let tries = 0; tries < 8 && !isTold(); tries += 1) {
      if (at.view.kind === 'asking-failed') at.askAgain()
      else if (at.view.kind === 'form') at.press(ways.five ?? {})
      else if (at.view.kind === 'provider') leaveProvider(at, false)
      else if (at.view.kind === 'load-failed') at.reload()
      await finishCalls(network)
    }
  }
  expect(isTold()).toBe(true)
  expect(server.paid).toHaveLength(1)
  return takenBefore
}

it.each([
  [
    'a server that takes money for each key',
    { takes: 'each-key', afterNotFound: 'same-key' },
    byCard,
  ],
  [
    'a server that takes it once',
    { takes: 'once', afterNotFound: 'same-key' },
    [...byCard, 'five at a provider'],
  ],
  [
    'new keys and a server that takes it once',
    { takes: 'once', afterNotFound: 'new-key' },
    [...byCard, 'five at a provider'],
  ],
] as const)(
  'pays once until the person is told so, by %s, whatever two tabs and the network do',
  async (_, purpose, ways) => {
    const outcomes = new Set<number>()
    const property = fc.asyncProperty(runOf(ways), async (input) => {
      outcomes.add(await play(purpose, input))
    })
    await fc.assert(property, modelRuns(3_400, 25_000))
    expect([...outcomes].sort()).toEqual([0, 1])
  },
  modelTime,
)
