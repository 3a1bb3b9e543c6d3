import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brokenInvariants } from '../../../mocks/backend/invariants/world-invariants.ts'
import { modelRuns, modelTime } from '../../../mocks/testing/model-runs.ts'
import { paymentRecords } from '../../../src/domain/payment/attempt/payment-records.ts'
import { testStorage } from '../../../src/ui/form/draft/memory-storage.ts'
import { tabLocks } from '../../payment/payment-model/tab-locks.ts'
import { networkStep, plannedFaults, presses, tab } from '../../payment/payment-model/two-tabs.ts'
import { UnreliableNetwork } from '../../payment/payment-model/unreliable-network.ts'
import { orderPaymentWays, type PayableOrder, payableOrder } from './payable-order.ts'
import { type PayingCall, PayingTab } from './paying-tab.ts'

const action = fc.oneof(networkStep, presses(Object.keys(orderPaymentWays)), {
  weight: 4,
  arbitrary: fc.record({
    kind: fc.constantFrom('reload', 'ask-again', 'approve', 'approve', 'decline', 'go-back'),
    tab,
  }),
})
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

const run = fc.record({
  hasVoucher: fc.nat(7).map((one) => one === 0),
  actions: fc.array(action, { minLength: 5, maxLength: 40 }),
  faults: plannedFaults,
})
type Run = typeof run extends fc.Arbitrary<infer One> ? One : never

it(
  'pays once and loses no order, whatever two tabs, the network and the person do',
  async () => {
    const order = await payableOrder()
    const outcomes = new Set<string>()
    const property = fc.asyncProperty(run, async (input) => {
      outcomes.add(await play(order, input))
    })
    await fc.assert(property, modelRuns(50, 2_500))
    expect([...outcomes].sort()).toEqual(['paid by nobody', 'paid by one', 'paid by two'])
  },
  modelTime,
)

function browserOf(order: PayableOrder, { hasVoucher, faults: planned }: Run) {
  const storage = testStorage()
  const execute = order.started(hasVoucher)
  const faultsLeft = [...planned]
  let orderedUnseen = false
  /** What a page said against the truth. */
  const untrue: string[] = []
  const network = new UnreliableNetwork<PayingCall>(
    async (call, isAwaited) => {
      const before = order.orders()
      const answer = await execute(call)
      const hasOrdered = order.orders() > before
      if (hasOrdered && !isAwaited) orderedUnseen = true
      if (hasOrdered) expect(answer.body).toMatchObject({ externalId: order.orderedAs() })
      expect(answer.status, JSON.stringify([call, answer.body])).toBeOneOf([200, 404])
      return answer
    },
    () => faultsLeft.shift() ?? 'none',
  )
  return {
    network,
    untrue,
    noMoreFaults: () => faultsLeft.splice(0),
    browser: {
      owner: order.owner,
      form: order.form,
      storage,
      records: paymentRecords('order form', storage),
      locks: tabLocks(),
      send: (call: PayingCall, page: AbortSignal) => network.send(call, page),
      onNotPaid() {
        if (order.orders() > 0 && !orderedUnseen) untrue.push('not paid')
      },
    },
    decide(decision: 'approve' | 'decline', receiptCode: string) {
      const status = order.decide(decision, receiptCode)
      if (status === 'approved') orderedUnseen = true
      return status
    },
  }
}

function checkMoney(order: PayableOrder, hasVoucher: boolean) {
  const taken = order.taken()
  expect(taken.length).toBeLessThanOrEqual(1)
  expect(order.orders()).toBe(taken.length)
  expect(order.orderedAs() !== null).toBe(taken.length === 1)
  expect(order.creditsSpent()).toBe(taken[0]?.creditsApplied ?? 0)
  expect(order.balanceSpent()).toBe(taken[0]?.prepaymentApplied ?? 0)
  expect(order.isVoucherUsed()).toBe(hasVoucher && taken.length === 1)
  expect(brokenInvariants(order.world)).toEqual([])
}

async function play(order: PayableOrder, input: Run): Promise<string> {
  const { network, untrue, noMoreFaults, browser, decide } = browserOf(order, input)
  const tabs = [new PayingTab(browser), new PayingTab(browser)] as const

  function leaveProvider(at: PayingTab, decision?: 'approve' | 'decline') {
    if (at.view.kind !== 'provider') return
    const status = decision && decide(decision, at.view.receiptCode)
    if (status === 'approved') at.showOrder(String(order.orderedAs()))
    else at.reload()
  }

  function act(taken: Exclude<Action, { kind: 'network' }>) {
    const at = tabs[taken.tab === 0 ? 0 : 1]
    const { kind } = taken
    if (kind === 'reload') at.reload()
    else if (kind === 'ask-again') at.askAgain()
    else if (kind === 'approve' || kind === 'decline') leaveProvider(at, kind)
    else if (kind === 'go-back') leaveProvider(at)
    else if ('by' in taken) {
      at.press(orderPaymentWays[taken.by] ?? {})
      if (kind === 'double-press') at.press(orderPaymentWays[taken.by] ?? {})
    }
  }

  async function finishCalls() {
    await order.pagesGoOn()
    while (!network.isIdle) {
      await network.step(0)
      await order.pagesGoOn()
    }
  }

  for (const one of input.actions) {
    if (one.kind === 'network' && 'which' in one) await network.step(one.which)
    else if ('tab' in one) act(one)
    await order.pagesGoOn()
  }
  noMoreFaults()
  await finishCalls()
  checkMoney(order, input.hasVoucher)
  const paidBy = tabs.filter(({ view }) => view.kind === 'order').length

  // Now each tab gets on: it can ask, return and pay, up to the order.
  for (const at of tabs) {
    for (let tries = 0; tries < 6 && at.view.kind !== 'order'; tries += 1) {
      if (at.view.kind === 'asking-failed') at.askAgain()
      else if (at.view.kind === 'form') at.press(orderPaymentWays.card ?? {})
      else if (at.view.kind === 'another-form') break
      else if (at.view.kind === 'provider') leaveProvider(at)
      else if (at.view.kind === 'load-failed') at.reload()
      await finishCalls()
    }
  }
  checkMoney(order, input.hasVoucher)
  expect(order.orders()).toBe(1)
  expect(untrue).toEqual([])
  for (const { view } of tabs) {
    if (view.kind === 'another-form') continue
    expect(view).toEqual({ kind: 'order', externalId: order.orderedAs() })
  }
  return paidBy === 0 ? 'paid by nobody' : `paid by ${paidBy === 1 ? 'one' : 'two'}`
}
