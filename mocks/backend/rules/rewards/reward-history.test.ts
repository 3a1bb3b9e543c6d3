import { describe, expect, it, test } from 'vitest'
import { insertRewards } from '../../../scenarios/builders/insert-rewards.ts'
import { insertInvoice, insertPaymentOf } from '../../../scenarios/builders/orders/build-invoice.ts'
import { helenMarsh, samuelOkafor } from '../../../scenarios/builders/people.ts'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import type { InvoicePayment, InvoiceRow } from '../../../world/rows/payment-rows.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { rewardHistoryOf, rewardPointsOf } from './reward-history.ts'

const { USD, JPY, CNY } = currencies
const owner = helenMarsh.identity

function worldOf(hasRewards = true) {
  const world = createGalleyWorld()
  world.users.insert(accountFor(helenMarsh, { hasRewards }))
  const bill = (amount: number, changes: Partial<InvoiceRow> = {}) => {
    const invoiceNumber = `US-${world.invoices.size}`
    const setting = { invoiceNumber, amount, madeAt: fixedNow - 30 * day, submission: 'Editing' }
    const usual = { orderIdentity: `GX-${world.invoices.size}`, ...changes }
    return insertInvoice({ world, person: helenMarsh, ...setting, changes: usual })
  }
  const paid = (amount: number, at = fixedNow, changes: Partial<InvoiceRow> = {}) => {
    const receiptCode = `RC-${world.payments.size}`
    insertPaymentOf({ world, person: helenMarsh, receiptCode, at }, bill(amount, changes))
  }
  const gift = (points: number, ago: number) =>
    insertRewards({ world, person: helenMarsh, start: fixedNow }, [{ name: 'Gift', points, ago }])
  const history = () =>
    rewardHistoryOf(world, owner)
      .map(({ name, points, pointsToDate }) => `${name}: ${points} of ${pointsToDate}`)
      .join(', ')
  return { world, bill, paid, gift, history }
}

type RewardWorld = ReturnType<typeof worldOf>
function part(amount: number, at = fixedNow, from: string | null = null): InvoicePayment {
  return { id: '1', amount, at, retainerInvoiceNumber: from }
}

describe('points for an order', () => {
  test.each([
    ['4.99', 4.99, USD, 0],
    ['5', 5, USD, 1],
    ['9.99', 9.99, USD, 1],
    ['412.50', 412.5, USD, 82],
    ['35.71 yuan, 4.9994 dollars', 35.71, CNY, 1],
    ['35.67 yuan, 4.9938 dollars', 35.67, CNY, 0],
    ['746 yen, 4.9982 dollars', 746, JPY, 1],
    ['745 yen, 4.9915 dollars', 745, JPY, 0],
    ['100,000 yen', 100_000, JPY, 134],
  ])('of %s', (_, amount, currency, points) => {
    const { world, paid, history } = worldOf()
    paid(amount, fixedNow, { currency })
    expect(rewardPointsOf(world, owner)).toBe(points)
    expect(history()).toBe(points === 0 ? '' : `Order GX-0: ${points} of ${points}`)
  })

  test.each<[string, Partial<InvoiceRow>, number]>([
    ['nothing paid', {}, 0],
    ['all but a cent paid', { payments: [part(99.99)] }, 0],
    ['all paid', { payments: [part(100)] }, 20],
    ['all paid in parts', { payments: [part(60), part(40)] }, 20],
    ['all paid from a prepayment', { payments: [part(100, fixedNow, 'RT')] }, 20],
    ['nothing paid of a write-off', { pendingWriteoff: true }, 0],
    ['an amount of 0', { totalAmount: 0, lines: [] }, 0],
    ['no order', { orderIdentity: null, payments: [part(100)] }, 0],
    ['another owner', { owner: samuelOkafor.identity, payments: [part(100)] }, 0],
  ])('with %s', (_, changes, points) => {
    const { world, bill, history } = worldOf()
    bill(100, changes)
    expect(rewardPointsOf(world, owner)).toBe(points)
    expect(history() !== '').toBe(points > 0)
  })

  it('are dated by its last payment', () => {
    const { world, bill } = worldOf()
    bill(100, { payments: [part(60, fixedNow), part(40, fixedNow - day)] })
    expect(rewardHistoryOf(world, owner)).toMatchObject([{ date: isoOf(fixedNow) }])
  })
})

describe('the history', () => {
  const two = ({ paid }: RewardWorld) => [paid(100, fixedNow - day), paid(50)]
  const among = (setting: RewardWorld) => [
    two(setting),
    setting.gift(5, day / 2),
    setting.gift(7, 2 * day),
  ]
  const madeAgo = [9, 8].map((days) => ({ createdAt: fixedNow - days * day }))
  const together = ({ paid }: RewardWorld) =>
    madeAgo.map((made, index) => paid(100 / (index + 1), fixedNow, made))
  const ofOne = ({ paid }: RewardWorld) => [8, 9].map((amount) => paid(amount, fixedNow, same))
  const same = { orderIdentity: 'GX-7' }
  const inTurn = 'Order GX-1: 10 of 30, Order GX-0: 20 of 20'
  const all = 'Order GX-1: 10 of 42, Gift: 5 of 32, Order GX-0: 20 of 27, Gift: 7 of 7'
  test.each<[string, (setting: RewardWorld) => void, string, number]>([
    ['is empty at first', () => {}, '', 0],
    ['has the granted points', ({ gift }) => gift(300, 0), 'Gift: 300 of 300', 300],
    ['starts with the newest', two, inTurn, 30],
    ['has the granted points at their instant', among, all, 42],
    ['starts with the newer of two paid together', together, inTurn, 30],
    ['drops parts by invoice', ofOne, 'Order GX-7: 1 of 2, Order GX-7: 1 of 1', 2],
  ])('%s', (_, fill, entries, points) => {
    const setting = worldOf()
    fill(setting)
    expect(setting.history()).toBe(entries)
    expect(rewardPointsOf(setting.world, owner)).toBe(points)
  })

  test.each([
    ['a person without rewards', owner],
    ['nobody', 'user-nobody'],
  ])('of %s is empty', (_, identity) => {
    const { world, paid, gift } = worldOf(false)
    paid(100)
    gift(300, 0)
    expect(rewardHistoryOf(world, identity)).toEqual([])
    expect(rewardPointsOf(world, identity)).toBe(0)
  })
})
