import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import type { SiteChoice } from './site-definition.ts'

describe('a bank transfer', () => {
  async function transfer() {
    const backend = await testBackend('returning-customer')
    const { send, facts, world } = backend
    const address = '/external/bank/RC-58213'
    return {
      ...backend,
      visit: async () => (await send(`GET /external/api/visit?address=${address}`)).body,
      choose: async (choice: SiteChoice) =>
        (await send('POST /external/api/visit', { json: { address, choice } })).body,
      order: () => world.orders.get(facts.orders.bankTransferLocked)?.order,
      payment: () => world.payments.get('RC-58213'),
    }
  }

  it('stays expected until it arrives, and then opens its order', async () => {
    const { visit, choose, payment, order } = await transfer()
    expect(order()).toMatchObject({ paid: false, downloadAvailable: false })
    expect(await visit()).toMatchObject({
      heading: 'Pay $332',
      state: 'Open until the transfer arrives.',
      offers: [{ choice: 'approve' }, { choice: 'decline' }, { choice: 'leave' }],
    })
    expect(await choose('approve')).toMatchObject({
      next: null,
      visit: { state: expect.stringMatching(/^Approved on/), offers: [{ choice: 'leave' }] },
    })
    expect(payment()?.status).toBe('approved')
    expect(order()).toMatchObject({ paid: true, downloadAvailable: true, pendingPayments: [] })
    await choose('decline')
    expect(payment()?.status).toBe('approved')
  })

  it('leaves its invoice open if it never comes', async () => {
    const { choose, payment, order, send, facts } = await transfer()
    expect(await choose('decline')).toMatchObject({
      next: null,
      visit: { state: expect.stringMatching(/^Declined on/) },
    })
    expect(payment()?.status).toBe('declined')
    expect(order()).toMatchObject({ paid: false, pendingPayments: [] })
    expect((await send('GET /api/invoice/load')).body).toMatchObject({
      pendingPayments: [],
      unpaidInvoices: facts.unpaidInvoices.map((invoiceNumber) => ({ invoiceNumber })),
    })
  })

  it('stays open after a visit to the page', async () => {
    const { choose, payment } = await transfer()
    expect(await choose('leave')).toMatchObject({ next: '/en/researcher' })
    expect(payment()?.status).toBe('open')
  })
})
