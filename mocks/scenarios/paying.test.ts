import { describe, expect, it } from 'vitest'
import { testBackend } from '../testing/backend-in-scenario.ts'
import type { ScenarioName } from './scenario-list.ts'

async function invoicesOf<Name extends ScenarioName>(name: Name) {
  const backend = await testBackend(name)
  const { body: loaded } = await backend.send('GET /api/invoice/load')
  const { body: application } = await backend.send('GET /api/researcher/load')
  return { ...backend, loaded, application }
}

it('twelve-unpaid: twelve invoices, each with an order', async () => {
  const { loaded, facts, world } = await invoicesOf('twelve-unpaid')
  expect(facts.unpaidInvoices).toHaveLength(12)
  expect(loaded).toMatchObject({
    unpaidInvoices: facts.unpaidInvoices.map((invoiceNumber) => ({ invoiceNumber })),
  })
  const orders = new Set([...world.invoices.all()].map(({ orderIdentity }) => orderIdentity))
  expect(orders.size).toBe(12)
})

describe('prepaid', () => {
  it('has more than five of each, one expired credit, and a spendable amount', async () => {
    const { loaded, facts, world, application } = await invoicesOf('prepaid')
    expect(application).toMatchObject({ user: { hasRewards: false } })
    expect([world.prepayments.size, world.credits.size]).toEqual([7, 7])
    expect(loaded).toMatchObject({ usdCredits: facts.balances.credits })
    const shown = [...world.credits.all()].filter(({ balance }) => balance > 0)
    expect(shown.length).toBeGreaterThan(5)
    const { body } = await (await testBackend('prepaid')).send('GET /api/users/current')
    expect(body).toMatchObject({
      user: { preferredGroup: { code: facts.group, discountUsed: true } },
    })
    const open = { retainerInvoiceNumber: facts.prepayments.unpaid, balance: 150, payment: null }
    expect(body).toMatchObject({
      user: { prepayments: expect.arrayContaining([expect.objectContaining(open)]) },
    })
  })

  it('prepay-off: the same with the flag off', async () => {
    const { application, world } = await invoicesOf('prepay-off')
    expect(application).toMatchObject({ application: { features: { prepay_enabled: false } } })
    expect(world.prepayments.size).toBe(7)
  })
})

it('hidden-invoices: there are invoices and a balance that the person does not see', async () => {
  const { loaded, application, facts } = await invoicesOf('hidden-invoices')
  expect(application).toMatchObject({ user: { hideInvoices: true } })
  expect(loaded).toMatchObject({
    unpaidInvoices: [{ invoiceNumber: facts.unpaidInvoice }],
    prepayments: [{ availablePrepaymentAmount: 400 }],
  })
})

it('china: an invoice of another site, an old payment, a pending statement, a US prepayment', async () => {
  const { loaded, facts } = await invoicesOf('china')
  const { fapiaoInvoices, invoices } = facts
  const invoice = (invoiceNumber: string, more: object) =>
    expect.objectContaining({ invoiceNumber, ...more })
  expect(loaded).toMatchObject({
    invoices: expect.arrayContaining([
      invoice(fapiaoInvoices.otherSite, { localization: 'us', exchangeRate: 1 }),
      invoice(invoices.statementPending, { statementOfDelivery: { status: 'pending' } }),
      invoice(invoices.statementReady, { statementOfDelivery: { status: 'ready' } }),
      invoice(fapiaoInvoices.overAYear, { balance: 0 }),
      invoice(invoices.writeOff, { pendingWriteoff: true }),
    ]),
    prepayments: expect.arrayContaining([
      expect.objectContaining({ retainerInvoiceNumber: facts.prepayments.american }),
    ]),
  })
})

it('brazil: the boleto is available at its order and its invoice', async () => {
  const { loaded, facts } = await invoicesOf('brazil')
  const boletoUrl = `/external/boleto/${facts.boleto}`
  expect(loaded).toMatchObject({
    pendingPayments: [{ receiptCode: facts.boleto, boletoUrl }],
    invoices: expect.arrayContaining([
      expect.objectContaining({ invoiceNumber: facts.unpaidInvoice, boletoUrl }),
    ]),
  })
})

it.each(['japan', 'spain'] as const)('%s: paid and unpaid invoices of its own', async (name) => {
  const { loaded, facts, world } = await invoicesOf(name)
  expect(loaded).toMatchObject({ unpaidInvoices: [{ invoiceNumber: facts.unpaidInvoice }] })
  expect(world.invoices.size).toBeGreaterThan(2)
})
