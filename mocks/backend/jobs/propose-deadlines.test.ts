import { describe, expect, it } from 'vitest'
import { day, hour } from '../../scenarios/builders/server-date.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { isoOf } from '../../world/clock/world-calendar.ts'
import { brokenInvariants } from '../invariants/world-invariants.ts'

const user = 'GET /api/users/current'
/** A Tuesday in New York, where the scenario begins on a Monday at 5 in the morning. */
const proposedAt = fixedNow + day + 4 * hour

async function undated() {
  const backend = await testBackend('returning-customer')
  const { world, facts } = backend
  const row = world.orders.get(facts.orders.editable)
  if (!row) throw new Error('There is no such order.')
  const { identity } = row
  world.orders.update(identity, {
    order: { ...row.order, deadline: null, deadlineAvailable: false },
    placed: { ...row.placed, wordCount: 45_000 },
    receivedAt: fixedNow,
  })
  const order = () => world.orders.get(identity)?.order
  const mails = () =>
    [...world.mails.all()].filter(({ subject }) => subject.includes(`deadline of your order`))
  return { ...backend, identity, order, mails }
}

describe('an order whose deadline has to be agreed on', () => {
  it('gets one after a working day, which its owner is told, once', async () => {
    const { advance, send, order, mails, world, identity } = await undated()
    advance(proposedAt - fixedNow - 1)
    await send(user)
    expect(order()).toMatchObject({ deadline: null })
    advance(1)
    await send(user)
    const deadline = order()?.deadline ?? ''
    expect(deadline.localeCompare(isoOf(proposedAt))).toBe(1)
    expect(order()).toMatchObject({ deadlineAvailable: true })
    const subject = `The deadline of your order ${identity}`
    expect(mails()).toMatchObject([{ subject, createdAt: proposedAt }])
    advance(hour)
    await send(user)
    expect(mails()).toHaveLength(1)
    expect(brokenInvariants(world)).toEqual([])
  })

  it('is completed and billed after a long time like any other', async () => {
    const { advance, send, world, identity } = await undated()
    advance(60 * day)
    await send(user)
    const subjects = [...world.mails.all()].map(({ subject }) => subject)
    expect(subjects).toContain(`Your order ${identity} is complete`)
    expect(world.invoices.in('byOrder', identity).size).toBe(1)
    expect(brokenInvariants(world)).toEqual([])
  })
})
