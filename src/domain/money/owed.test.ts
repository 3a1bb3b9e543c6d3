import { expect, it } from 'vitest'
import { balanceOfAll, owedOf } from './owed.ts'

type Bill = Parameters<typeof owedOf>[0][number] & { balance: number }

const transfer = { receiptCode: 'RC-1', boletoUrl: null }
const slip = { receiptCode: 'RC-2', boletoUrl: '/external/boleto/RC-2' }
const open = { balance: 217, pendingPayment: null }
const sent = { balance: 332, pendingPayment: transfer }
const printed = { balance: 50, pendingPayment: slip }

it.each<[string, Bill[], number, number]>([
  ['nothing', [], 0, 0],
  ['what is open', [open], 217, 0],
  ['not what a transfer brings', [open, sent], 217, 332],
  ['not what a boleto brings', [printed, open], 217, 50],
  ['nothing where all is on its way', [sent, printed], 0, 382],
])('asks for %s', (_, bills, due, onItsWay) => {
  const owed = owedOf(bills)
  expect(balanceOfAll(owed.due)).toBe(due)
  expect(balanceOfAll(owed.onItsWay)).toBe(onItsWay)
})
