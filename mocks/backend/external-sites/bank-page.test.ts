import { describe, expect, it } from 'vitest'
import { day } from '../../scenarios/builders/server-date.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
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
      state: expect.stringMatching(/^Open until the transfer arrives; /),
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

  it('is no longer waited for 30 days later, and may be paid again', async () => {
    const { advance, payment, order, send, world, visit } = await transfer()
    const announced = payment()?.createdAt ?? 0
    advance(announced + 30 * day - fixedNow - 1)
    await visit()
    expect(payment()?.status).toBe('open')
    advance(1)
    expect(await visit()).toMatchObject({ state: expect.stringMatching(/^Expired on/) })
    expect(order()).toMatchObject({ paid: false, pendingPayments: [] })
    expect((await send('GET /api/invoice/load')).body).toMatchObject({
      pendingPayments: [],
      unpaidInvoices: expect.arrayContaining([
        expect.objectContaining({ invoiceNumber: 'US-90187', pendingPayment: null }),
      ]),
    })
    const subjects = [...world.mails.all()].map(({ subject }) => subject)
    expect(subjects).toContain('Your transfer RC-58213 has not arrived')
    expect(subjects).not.toContain('Your payment RC-58213 did not go through')
  })

  it('stays open after a visit to the page', async () => {
    const { choose, payment } = await transfer()
    expect(await choose('leave')).toMatchObject({ next: '/en/researcher' })
    expect(payment()?.status).toBe('open')
  })
})
