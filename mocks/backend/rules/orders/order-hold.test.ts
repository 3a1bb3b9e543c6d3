import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { visitorAt } from '../../../testing/external-visitor.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'

async function onHold() {
  const backend = await testBackend('returning-customer')
  const { world, facts } = backend
  const id = facts.orders.onHold
  const [mail] = [...world.mails.in('byRecipient', facts.person.email).rows()].filter(
    ({ subject }) => subject === `A question about your order ${id}`,
  )
  const [link] = mail?.links ?? []
  const answer = (email: string, page = link?.href ?? '') =>
    visitorAt(backend, page).choose('send', { email, message: 'The first one.' })
  return { email: facts.person.email, id, answer, order: () => world.orders.get(id)?.order }
}

describe('an order on hold', () => {
  it('resumes with a new deadline once its owner has answered the question', async () => {
    const { email, answer, order } = await onHold()
    expect(order()).toMatchObject({ status: 'On Hold', deadline: null })
    answer(email)
    const resumed = order()
    expect(resumed).toMatchObject({ status: 'In Progress', deadlineAvailable: true })
    expect(resumed?.deadline?.localeCompare(isoOf(fixedNow))).toBe(1)
    answer(email)
    expect(order()).toBe(resumed)
  })

  it.each([
    ['another person', 'somebody@example.edu', undefined],
    ['its owner about something else', undefined, 'proof-of-payment'],
  ])('stays so after a message of %s', async (_, sender, topic) => {
    const { email, id, answer, order } = await onHold()
    answer(sender ?? email, topic && `/support/index/submission/${id}/type/${topic}`)
    expect(order()).toMatchObject({ status: 'On Hold' })
  })
})
