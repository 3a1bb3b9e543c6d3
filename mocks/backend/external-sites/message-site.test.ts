import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { visitorAt as at } from '../../testing/external-visitor.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'

describe('a message', () => {
  const address = '/support/index/submission/GX7KQ2M9/type/proof-of-payment'
  const fields = { email: 'Helen.Marsh@example.edu', message: 'It is paid.\n\nSee the slip.' }

  it('is stored and shown as sent', async () => {
    const backend = await testBackend('returning-customer')
    const { visit, choose } = at(backend, address)
    expect(visit().state).toBe('')
    expect(choose('send', fields)).toBeNull()
    expect(visit().state).toMatch(/^Your last message was sent on /)
    const [mail] = backend.world.mails.in('byRecipient', 'support@galley.example').rows()
    expect(mail).toMatchObject({
      subject: 'Proof of payment, order GX7KQ2M9',
      paragraphs: [
        'From: helen.marsh@example.edu',
        'Order: GX7KQ2M9',
        'It is paid.',
        'See the slip.',
      ],
    })
  })

  it.each([
    ['at once', 1000, 1],
    ['later', 61_000, 2],
  ])('that is sent again %s makes %s ms later %i in all', async (_, later, count) => {
    const backend = await testBackend('returning-customer')
    at(backend, address).choose('send', fields)
    at(backend, address, fixedNow + later).choose('send', fields)
    expect(backend.world.mails.in('byRecipient', 'support@galley.example').size).toBe(count)
  })

  it.each([
    [{ ...fields, message: ' ' }, '/fields/message', 'is missing'],
    [{ ...fields, email: 'nobody' }, '/fields/email', 'is not an e-mail address'],
    [{ ...fields, message: 'a'.repeat(4001) }, '/fields/message', 'longer than 4000'],
    [{ ...fields, subject: 'Hello' }, '/fields/subject', 'is not expected'],
  ])('%j is refused at %s', async (sent, pointer, message) => {
    const { choose } = at(await testBackend('returning-customer'), address)
    const errors = [{ pointer, message: expect.stringContaining(message) }]
    expect(() => choose('send', sent)).toThrowError(
      expect.objectContaining({ status: 400, errors }),
    )
  })

  it.each([
    ['/support/index/type/prepay-bank-transfer', 'Prepayment by bank transfer'],
    ['/support/index/submission/GX7/type/inactive-service', 'no longer offered, order GX7'],
    ['/support/index/submission/GX7', 'order GX7'],
    ['/support/index/type/lost-file', 'Lost file'],
    ['/external/support/', 'Question'],
  ])('of %s is about %s', async (topic, subject) => {
    const { visit } = at(await testBackend('anonymous'), topic)
    const value = expect.stringContaining(subject)
    expect(visit().facts).toContainEqual({ name: 'About', value })
  })
})
