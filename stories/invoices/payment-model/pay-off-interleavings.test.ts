import { setImmediate as pageTasks } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brokenInvariants } from '../../../mocks/backend/invariants/world-invariants.ts'
import { modelRuns, modelTime } from '../../../mocks/testing/model-runs.ts'
import type { InvoiceLoad } from '../../../src/api/invoices.ts'
import { knownPayments, newPayment } from '../../../src/features/invoices/pay-off/found-payment.ts'
import { payOffDraft, payOffRecords } from '../../../src/features/invoices/pay-off/pay-off-draft.ts'
import { testStorage } from '../../../src/ui/form/draft/memory-storage.ts'
import { AskingTab, type Call, unwrapped } from '../../payment/payment-model/asking-tab.ts'
import { tabLocks } from '../../payment/payment-model/tab-locks.ts'
import { networkStep, plannedFaults, presses, tab } from '../../payment/payment-model/two-tabs.ts'
import { UnreliableNetwork } from '../../payment/payment-model/unreliable-network.ts'
import { invoicePaymentWays, type PayableInvoices, payableInvoices } from './payable-invoices.ts'

const action = fc.oneof(networkStep, presses(Object.keys(invoicePaymentWays)), {
  weight: 4,
  arbitrary: fc.record({
    kind: fc.constantFrom('reload', 'ask-again', 'approve', 'approve', 'decline', 'go-back'),
    tab,
  }),
})
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

const run = fc.record({
  actions: fc.array(action, { minLength: 5, maxLength: 40 }),
  faults: plannedFaults,
})
type Run = typeof run extends fc.Arbitrary<infer One> ? One : never

it(
  'pays invoices once until the person is told so, whatever two tabs and the network do',
  async () => {
    const bill = await payableInvoices()
    const outcomes = new Set<number>()
    const property = fc.asyncProperty(run, async (input) => {
      outcomes.add(await play(bill, input, [bill.all, bill.all]))
    })
    await fc.assert(property, modelRuns(40, 2_000))
    expect([...outcomes].sort()).toEqual([0, 1])
  },
  modelTime,
)

it(
  'takes no money twice where two tabs pay some of the same invoices',
  async () => {
    const bill = await payableInvoices()
    const property = fc.asyncProperty(run, async (input) => {
      await play(bill, input, [bill.all, bill.all.slice(0, 1)])
    })
    await fc.assert(property, modelRuns(20, 1_000))
  },
  modelTime,
)

function checkMoney(bill: PayableInvoices) {
  const taken = bill.taken()
  const sumOf = (part: 'creditsApplied' | 'prepaymentApplied') =>
    taken.reduce((sum, payment) => sum + (payment.fundsTaken ? payment[part] : 0), 0)
  expect(bill.creditsSpent()).toBe(sumOf('creditsApplied'))
  expect(bill.balanceSpent()).toBe(sumOf('prepaymentApplied'))
  expect(brokenInvariants(bill.world)).toEqual([])
  const paid = taken.filter(({ status }) => status === 'approved')
  const numbers = paid.flatMap(({ invoiceNumbers }) => invoiceNumbers)
  expect(new Set(numbers).size).toBe(numbers.length)
}

type Lists = readonly [readonly string[], readonly string[]]

function tabsOf(bill: PayableInvoices, { faults }: Run, lists: Lists) {
  bill.open()
  const faultsLeft = [...faults]
  /** As they were when the server answered. */
  const loads: InvoiceLoad[] = []
  const network = new UnreliableNetwork<Call>(
    async (call) => {
      const { status, body } = await bill.answer(call)
      if (call.kind === 'pay') return { status, body }
      return { status, body: { nth: loads.push(bill.load()) } }
    },
    () => faultsLeft.shift() ?? 'none',
  )
  async function load(page: AbortSignal): Promise<InvoiceLoad> {
    const { nth } = { nth: 0, ...(await unwrapped(network.send({ kind: 'load' }, page))) }
    const found = loads[nth - 1]
    if (!found) throw new Error('The server did not answer with a load.')
    return found
  }
  const storage = testStorage()
  const locks = tabLocks()
  function openTab(numbers: readonly string[]) {
    return new AskingTab<InvoiceLoad>({
      draft: payOffDraft(bill.owner, numbers),
      storage,
      records: payOffRecords(numbers, storage),
      bill: payOffDraft(bill.owner, numbers).name,
      afterNotFound: 'same-key',
      // Pages of other invoices do not wait for one another.
      locks: lists[0] === lists[1] ? locks : tabLocks(),
      load,
      send: (call, page) => network.send(call, page),
      knownIn: (loaded) => knownPayments(loaded, numbers),
      hasNew: (loaded, known) => newPayment(loaded, numbers, known) !== undefined,
      isDone: ({ invoices }) =>
        invoices.every(
          ({ invoiceNumber, balance }) => !numbers.includes(invoiceNumber) || balance <= 0,
        ),
      followsLoads: true,
    })
  }
  const tabs = [openTab(lists[0]), openTab(lists[1])] as const
  return { network, tabs, noMoreFaults: () => faultsLeft.splice(0) }
}

/** Returns how many payments had been taken before the person went on undisturbed. */
async function play(bill: PayableInvoices, input: Run, lists: Lists): Promise<number> {
  const { network, tabs, noMoreFaults } = tabsOf(bill, input, lists)
  const isSame = lists[0] === lists[1]
  const showedPaid = [false, false]
  /** Also of a tab that has been reloaded since: whoever knows and pays again wants another payment. */
  function isTold(index: number): boolean {
    tabs.forEach(({ view }, at) => {
      if (view.kind === 'paid') showedPaid[at] = true
    })
    return isSame ? showedPaid.includes(true) : showedPaid[index] === true
  }

  function leaveProvider(at: AskingTab<InvoiceLoad>, decision?: 'approve' | 'decline') {
    if (at.view.kind !== 'provider') return
    const status = decision && bill.decide(decision, at.view.receiptCode)
    if (status === 'approved') at.showPaid()
    else at.reload()
  }

  function press(index: 0 | 1, by: string) {
    const { shown } = tabs[index]
    if (shown) tabs[index].press(bill.request(by, lists[index], shown))
  }

  function act(taken: Exclude<Action, { kind: 'network' }>) {
    const index = taken.tab === 0 ? 0 : 1
    const at = tabs[index]
    const { kind } = taken
    if (kind === 'reload') at.reload()
    else if (kind === 'ask-again') at.askAgain()
    else if (kind === 'approve' || kind === 'decline') leaveProvider(at, kind)
    else if (kind === 'go-back') leaveProvider(at)
    else if ('by' in taken && !isTold(index)) {
      press(index, taken.by)
      if (kind === 'double-press') press(index, taken.by)
    }
  }

  async function finishCalls() {
    await pageTasks()
    while (!network.isIdle) {
      await network.step(0)
      await pageTasks()
    }
  }

  for (const one of input.actions) {
    if (one.kind === 'network' && 'which' in one) await network.step(one.which)
    else if ('tab' in one) act(one)
    await pageTasks()
    isTold(0)
  }
  noMoreFaults()
  await finishCalls()
  checkMoney(bill)
  const takenBefore = bill.taken().length
  if (isSame) expect(takenBefore).toBeLessThanOrEqual(1)

  for (const index of [0, 1] as const) {
    const at = tabs[index]
    for (let tries = 0; tries < 8 && !isTold(index); tries += 1) {
      if (at.view.kind === 'asking-failed') at.askAgain()
      else if (at.view.kind === 'form') press(index, 'card')
      else if (at.view.kind === 'provider') leaveProvider(at)
      else if (at.view.kind === 'load-failed') at.reload()
      await finishCalls()
    }
    expect(isTold(index)).toBe(true)
  }
  checkMoney(bill)
  if (isSame) expect(bill.taken()).toHaveLength(1)
  return takenBefore
}
