import { describe, expect, it } from 'vitest'
import { testBackend } from '../testing/backend-in-scenario.ts'
import { namedOrders } from './customers/returning-customer-orders.ts'
import type { ScenarioName } from './scenario-list.ts'

const load = 'GET /api/researcher/load'

async function promised<Name extends ScenarioName>(name: Name) {
  const backend = await testBackend(name)
  const order = (identity: string) => backend.world.orders.get(identity)?.order
  const { body } = await backend.send(load)
  return { ...backend, order, loaded: body }
}

describe('returning-customer', () => {
  it('is a US customer with dollars, rewards, saved addresses and two unpaid invoices', async () => {
    const { loaded, facts } = await promised('returning-customer')
    expect(loaded).toMatchObject({
      application: { localization: { code: 'us' } },
      user: {
        country: 'US',
        currencyIso: 'USD',
        hasRewards: true,
        numberOfOrders: 24,
        addresses: [{ organization: 'Duke University' }, { organization: null }],
        unpaidInvoices: facts.unpaidInvoices.map((invoiceNumber) => ({ invoiceNumber })),
        wfoeMigrationStatus: { hasUnpaidInvoices: true },
      },
    })
    expect(facts.unpaidInvoices).toHaveLength(2)
  })

  it('has orders of every status, and each named one matches its name', async () => {
    const { world, order, facts } = await promised('returning-customer')
    const { orders } = facts
    const statuses = new Set([...world.orders.all()].map((row) => row.order.status))
    expect([...statuses].sort()).toEqual(
      ['Awaiting Files', 'Cancelled', 'Completed', 'In Progress', 'On Hold', 'Received'].sort(),
    )
    const done = { status: 'Completed', completed: true }
    expect(order(orders.completedPaid)).toMatchObject({
      ...done,
      paid: true,
      downloadAvailable: true,
    })
    expect(order(orders.completedUnpaid)).toMatchObject({
      ...done,
      paid: false,
      downloadAvailable: false,
      pendingPayments: [],
    })
    expect(order(orders.bankTransferLocked)).toMatchObject({
      ...done,
      paid: false,
      downloadAvailable: false,
      pendingPayments: [{ boletoUrl: null }],
    })
    expect(order(orders.inactiveService)).toMatchObject({ containsActiveService: false })
    expect(order(orders.freeReedit)).toMatchObject({ freeOrder: true, paid: true })
    expect(order(orders.freeReedit)?.title).toBe(order(orders.reeditOriginal)?.title)
    expect(order(orders.reworkEligible)).toMatchObject({ scientificReworkEligible: true })
    expect(order(orders.certificateWithoutAuthors)).toMatchObject({
      certificate: { authors: null },
    })
    expect(order(orders.editable)).toMatchObject({
      status: 'Received',
      hasManuscriptFormatting: false,
      deadlineAvailable: true,
    })
  })

  it('has unique titles except for the re-edit, and readable numbers', async () => {
    const { world } = await promised('returning-customer')
    const all = [...world.orders.all()].map(({ order }) => order)
    expect(new Set(all.map(({ title }) => title)).size).toBe(23)
    for (const { externalId } of all) expect(externalId).toMatch(/^GX[2-9A-HJ-NP-Z]{6}$/)
    expect(Object.keys(namedOrders).length).toBeLessThan(24)
  })
})

describe('visitors', () => {
  it('anonymous: assessment is open, behind a captcha', async () => {
    const features = { anonymous_language_assessment: true, captcha: true }
    const { loaded } = await promised('anonymous')
    expect(loaded).toMatchObject({ user: null, application: { features } })
  })

  it('anonymous-closed: nothing is open, one provider signs in', async () => {
    const { loaded, facts } = await promised('anonymous-closed')
    expect(loaded).toMatchObject({
      user: null,
      application: {
        features: { anonymous_language_assessment: false },
        localAuthenticationEnabled: false,
        authenticationProviders: [{ id: facts.provider }],
      },
    })
  })
})

it('new-customer: nothing ordered, saved or chosen yet', async () => {
  const { loaded, world } = await promised('new-customer')
  const user = { addresses: [], prepayments: [], hasRewards: false, numberOfOrders: 0 }
  expect(loaded).toMatchObject({ user: { ...user, currency: { shortName: 'USD' } } })
  expect(loaded).not.toHaveProperty('user.currencyIso')
  expect(world.orders.size).toBe(0)
})

it.each([
  ['missing-fields', { missingFields: true, institution: null }],
  ['credit-notes-locked', { creditNotesLocked: true }],
  ['localization-mismatch', { localizationMismatch: true }],
  ['localization-redirect', { requiresLocalizationRedirect: true }],
] as const)('%s: %o', async (name, user) => {
  expect((await promised(name)).loaded).toMatchObject({ user })
})

it.each([
  ['china', 'cn', 'CNY', 2, '陈立华'],
  ['japan', 'jp', 'JPY', 0, '佐藤 真由美'],
  ['brazil', 'br', 'BRL', 2, 'Rafael Nogueira'],
  ['spain', 'es', 'EUR', 2, 'Lucía Ferrer Vidal'],
] as const)(
  '%s: its own site, language and currency',
  async (name, code, iso, numDecimals, fullName) => {
    const { loaded, order, facts } = await promised(name)
    expect(loaded).toMatchObject({
      application: { siteLanguage: code, localization: { code } },
      user: { fullName, currencyIso: iso, currency: { numDecimals }, numberOfOrders: 5 },
    })
    expect(order(facts.orders.awaitingPayment)).toMatchObject({ completed: true, paid: false })
  },
)

it('brazil: a boleto is unpaid', async () => {
  const { order, facts } = await promised('brazil')
  const pendingPayments = [{ boletoUrl: expect.stringContaining('/external/boleto/') }]
  expect(order(facts.orders.awaitingPayment)).toMatchObject({ pendingPayments })
})

it('large-lab: 10,000 orders and 5,000 invoices', async () => {
  const { loaded, facts, world } = await promised('large-lab')
  expect(loaded).toMatchObject({ user: { numberOfOrders: 10_000 } })
  expect(facts.orderCount).toBe(10_000)
  expect(facts.invoiceCount).toBe(5_000)
  expect(world.invoices.in('byOwner', facts.person.identity).size).toBe(5_000)
})

it('outage: the application load fails 10 times, then works', async () => {
  const { send, facts } = await testBackend('outage')
  const statuses: number[] = []
  for (let call = 0; call <= facts.failures; call += 1) statuses.push((await send(load)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(503), 200])
})
