import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../world/fixed-now.ts'
import { tellOfCompletions } from './notify-completed-orders.ts'

const user = 'GET /api/users/current'

async function atWork() {
  const backend = await testBackend('returning-customer')
  const { world, facts } = backend
  const row = world.orders.get(facts.orders.inProgress)
  const due = Date.parse(row?.order.deadline ?? '')
  const told = () =>
    [...world.mails.all()].filter(
      ({ subject }) => subject === `Order ${row?.identity} is completed`,
    )
  const pass = (until: number) => {
    backend.advance(until - fixedNow)
    return backend.send(user)
  }
  return { ...backend, id: row?.identity ?? '', email: facts.person.email, due, told, pass }
}

describe('an order whose work is done', () => {
  it('is told to its owner and to whom the owner named, at its deadline and once', async () => {
    const { send, id, email, due, told, pass, advance } = await atWork()
    const notificationEmails = ['lab@example.edu', email]
    const json = { externalId: id, notificationEmails }
    await send(`POST /api/order/${id}/email-notifications`, { json })
    await pass(due - 1)
    expect(told()).toEqual([])
    advance(1)
    await send(user)
    expect(told().map(({ to }) => to)).toEqual([email, 'lab@example.edu'])
    expect(told()).toMatchObject([{ createdAt: due }, { createdAt: due }])
    advance(86_400_000)
    await send(user)
    expect(told()).toHaveLength(2)
  })

  it.each([
    [true, 'Its files are ready to be downloaded.'],
    [false, 'Its files can be downloaded as soon as it is paid.'],
  ])('says what comes next where paid is %s', async (paid, text) => {
    const { world, id, due, told } = await atWork()
    const row = world.orders.get(id)
    if (row) world.orders.update(id, { order: { ...row.order, paid } })
    tellOfCompletions(world, due)
    expect(told()[0]?.paragraphs.join(' ')).toContain(text)
  })

  it('is not told of while nobody works on it', async () => {
    const { world, id, due, told, pass } = await atWork()
    const row = world.orders.get(id)
    if (row) world.orders.update(id, { order: { ...row.order, status: 'Awaiting Files' } })
    await pass(due)
    expect(told()).toEqual([])
  })
})
