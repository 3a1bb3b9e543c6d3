import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import type { SiteChoice } from './site-definition.ts'

describe('a boleto', () => {
  async function slip() {
    const backend = await testBackend('brazil')
    const { send, facts, world } = backend
    const address = `/external/boleto/${facts.boleto}`
    return {
      ...backend,
      visit: async () => (await send(`GET /external/api/visit?address=${address}`)).body,
      choose: async (choice: SiteChoice) =>
        (await send('POST /external/api/visit', { json: { address, choice } })).body,
      payment: () => world.payments.get(facts.boleto),
    }
  }

  it('is paid at a bank, which reports it two working days later', async () => {
    const { visit, choose, payment, advance, send } = await slip()
    expect(await visit()).toMatchObject({
      facts: expect.arrayContaining([{ name: 'Tax number', value: 'CPF 529.982.247-25' }]),
      offers: [{ choice: 'approve' }, { choice: 'decline' }, { choice: 'leave' }],
    })
    expect(await choose('approve')).toMatchObject({
      next: null,
      visit: { state: expect.stringMatching(/^Paid at a bank on/), offers: [{ choice: 'leave' }] },
    })
    const reportedAt = payment()?.dueAt
    await choose('approve')
    expect(payment()).toMatchObject({ status: 'open', dueAt: reportedAt })
    advance(5 * 86_400_000)
    await send('GET /api/users/current')
    expect(payment()?.status).toBe('approved')
  })

  it('stays open after a visit to the page, and can be paid until its due day', async () => {
    const { choose, payment, advance, send } = await slip()
    expect(await choose('leave')).toMatchObject({ next: '/br/researcher' })
    expect(payment()).toMatchObject({ status: 'open', paidAtBank: null })
    advance(5 * 86_400_000)
    await send('GET /api/users/current')
    expect(payment()?.status).toBe('approved')
  })

  it('expires if declined', async () => {
    const { choose, payment } = await slip()
    expect(await choose('decline')).toMatchObject({
      next: null,
      visit: { state: expect.stringMatching(/^Expired/), offers: [{ choice: 'leave' }] },
    })
    expect(payment()?.status).toBe('expired')
  })
})
