import { expect, it } from 'vitest'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { World } from '../../../world/galley-world.ts'
import { brokenInvariants } from '../../invariants/world-invariants.ts'

const { world: sound, facts } = await loadScenario({ name: 'prepaid', now: fixedNow })
const { unpaidInvoice, prepayments, credits, orders } = facts
const paidInvoice = sound.invoices.in('byOrder', orders.completedPaid).first()?.invoiceNumber ?? ''
const receipt = `RC-${paidInvoice.replace(/^\D+/, '')}`

const breaches: [string, (world: World) => void][] = [
  ['sum of its lines', (world) => world.invoices.update(unpaidInvoice, { totalAmount: 1 })],
  [
    'never paid too much',
    (world) => {
      const invoice = world.invoices.get(paidInvoice)
      const payments = invoice?.payments ?? []
      world.invoices.update(paidInvoice, { payments: [...payments, ...payments] })
    },
  ],
  [
    'payments of more than nothing that are known',
    (world) => {
      const payment = { id: '1', amount: 1, at: fixedNow, retainerInvoiceNumber: null }
      world.invoices.update(unpaidInvoice, { payments: [payment] })
    },
  ],
  [
    'paid exactly when nothing is left',
    (world) => world.invoices.update(paidInvoice, { payments: [] }),
  ],
  [
    'belongs to an existing user',
    (world) => world.invoices.update(unpaidInvoice, { owner: 'nobody' }),
  ],
  ['adds up', (world) => world.payments.update(receipt, { creditsApplied: 5 })],
  ['has ended exactly', (world) => world.payments.update(receipt, { settledAt: null })],
  ['only while it is open', (world) => world.payments.update(receipt, { dueAt: fixedNow })],
  ['only by boleto', (world) => world.payments.update(receipt, { paidAtBank: fixedNow })],
  [
    'invoices of the same person',
    (world) => world.payments.update(receipt, { invoiceNumbers: ['US-1'] }),
  ],
  [
    'brings its total to its invoices',
    (world) => world.payments.update(receipt, { total: 1, amount: 1 }),
  ],
  [
    'never more than was paid',
    (world) => world.prepayments.update(prepayments.unpaid, { spent: 1 }),
  ],
  [
    'approved payment of the same person',
    (world) => world.prepayments.update(prepayments.unpaid, { payment: { id: '1', at: fixedNow } }),
  ],
  ['above what was credited', (world) => world.credits.update(credits.usable, { balance: 61 })],
  ['never below nothing', (world) => world.credits.update(credits.usable, { balance: -1 })],
  [
    'payment that exists, at most once',
    (world) =>
      world.vouchers.insert({
        code: 'VCH-1',
        institution: 'Emory University',
        expiresAt: fixedNow,
        usedFor: receipt,
      }),
  ],
]

it.each(breaches)('finds a violation: %s', (invariant, change) => {
  const world = sound.fork()
  change(world)
  expect(brokenInvariants(sound)).toEqual([])
  expect(brokenInvariants(world).join('\n')).toContain(invariant)
})
