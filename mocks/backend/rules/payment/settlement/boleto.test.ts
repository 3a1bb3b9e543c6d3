import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../../../world/clock/fixed-now.ts'
import { workingDaysLater } from '../working-days.ts'
import { approveCheckout, declineCheckout } from './settle-payment.ts'

const day = 86_400_000
const user = 'GET /api/users/current'

describe('working days', () => {
  it.each([
    ['2026-11-16T15:00:00Z', 2, '2026-11-18T15:00:00Z'],
    ['2026-11-19T15:00:00Z', 2, '2026-11-23T15:00:00Z'],
    ['2026-11-20T15:00:00Z', 1, '2026-11-23T15:00:00Z'],
    // Still Friday in São Paulo, already Saturday in UTC.
    ['2026-11-21T01:00:00Z', 1, '2026-11-24T01:00:00Z'],
    ['2026-11-16T15:00:00Z', 0, '2026-11-16T15:00:00Z'],
  ])('%s and %i', (from, count, to) => {
    const at = workingDaysLater(Date.parse(from), count, 'America/Sao_Paulo')
    expect(new Date(at).toISOString()).toBe(new Date(to).toISOString())
  })
})

describe('a boleto', () => {
  it('is settled when the bank reports it, once', async () => {
    const { world, facts, send, advance } = await testBackend('brazil')
    const now = world.payments.get(facts.boleto)?.createdAt ?? 0
    const paid = approveCheckout(world, facts.boleto, now + day)
    expect(paid).toMatchObject({ status: 'open', paidAtBank: now + day })
    expect(approveCheckout(world, facts.boleto, now + day + 1)).toEqual(paid)
    expect(declineCheckout(world, facts.boleto, now + day + 1)).toEqual(paid)
    const { body } = await send('GET /api/invoice/load')
    expect(body).toMatchObject({ pendingPayments: [{ boletoUrl: null }] })
    advance(5 * day)
    await send(user)
    expect(world.payments.get(facts.boleto)).toMatchObject({ status: 'approved', dueAt: null })
    expect(world.orders.get(facts.orders.awaitingPayment)?.order).toMatchObject({
      paid: true,
      downloadAvailable: true,
      pendingPayments: [],
    })
    const after = world.invoices.get(facts.unpaidInvoice)
    await send(user)
    expect(world.invoices.get(facts.unpaidInvoice)).toBe(after)
    const subjects = Array.from(world.mails.all(), ({ subject }) => subject)
    expect(subjects.filter((it) => it.startsWith('Recebemos seu pagamento'))).toHaveLength(1)
  })

  it('is paid until its due day without any notice', async () => {
    const { world, facts, send, advance } = await testBackend('brazil')
    const { dueAt } = world.payments.get(facts.boleto) ?? {}
    advance(2 * day)
    await send(user)
    expect(world.payments.get(facts.boleto)).toMatchObject({ status: 'approved', settledAt: dueAt })
  })

  it('expires if declined, and its order needs another payment', async () => {
    const { world, facts, send } = await testBackend('brazil')
    declineCheckout(world, facts.boleto, fixedNow)
    expect(world.payments.get(facts.boleto)?.status).toBe('expired')
    expect(world.orders.get(facts.orders.awaitingPayment)?.order).toMatchObject({
      paid: false,
      pendingPayments: [],
    })
    const { body } = await send('GET /api/invoice/load')
    expect(body).toMatchObject({
      pendingPayments: [],
      unpaidInvoices: [{ invoiceNumber: facts.unpaidInvoice }],
    })
    expect(approveCheckout(world, facts.boleto, 0)?.status).toBe('expired')
  })
})
