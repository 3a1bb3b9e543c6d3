import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { notifyCompletedOrders } from './notify-completed-orders.ts'

const user = 'GET /api/users/current'

async function atWork() {
  const backend = await testBackend('returning-customer')
  const { world, facts } = backend
  const row = world.orders.get(facts.orders.inProgress)
  const due = Date.parse(row?.order.deadline ?? '')
  const recipients = () =>
    [...world.mails.all()].filter(
      ({ subject }) => subject === `Your order ${row?.identity} is complete`,
    )
  const pass = (until: number) => {
    backend.advance(until - fixedNow)
    return backend.send(user)
  }
  return {
    ...backend,
    id: row?.identity ?? '',
    email: facts.person.email,
    due,
    recipients,
    pass,
  }
}

describe('an order whose work is done', () => {
  it('is announced to its owner and the added recipients, once, at its deadline', async () => {
    const { send, id, email, due, recipients, pass, advance } = await atWork()
    const notificationEmails = ['lab@example.edu', email]
    const json = { externalId: id, notificationEmails }
    await send(`POST /api/order/${id}/email-notifications`, { json })
    await pass(due - 1)
    expect(recipients()).toEqual([])
    advance(1)
    await send(user)
    expect(recipients().map(({ to }) => to)).toEqual([email, 'lab@example.edu'])
    expect(recipients()).toMatchObject([{ createdAt: due }, { createdAt: due }])
    advance(86_400_000)
    await send(user)
    expect(recipients()).toHaveLength(2)
  })

  it.each([
    [true, 'Your files are ready to download.'],
    [false, 'You can download your files once the order is paid.'],
  ])('names the next step in the mail where paid is %s', async (paid, text) => {
    const { world, id, due, recipients } = await atWork()
    const row = world.orders.get(id)
    if (row) world.orders.update(id, { order: { ...row.order, paid } })
    notifyCompletedOrders(world, due)
    expect(recipients()[0]?.paragraphs.join(' ')).toContain(text)
  })

  it('sends no notice before work has started', async () => {
    const { world, id, due, recipients, pass } = await atWork()
    const row = world.orders.get(id)
    if (row) world.orders.update(id, { order: { ...row.order, status: 'Awaiting Files' } })
    await pass(due)
    expect(recipients()).toEqual([])
  })
})
