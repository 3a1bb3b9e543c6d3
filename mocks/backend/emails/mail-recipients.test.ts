import { expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { recipientAt } from './mail-recipients.ts'

it('uses the language of the address’s account', async () => {
  const { world, facts } = await testBackend('japan')
  const { email } = facts.person
  const recipient = recipientAt(world, ` ${email.toUpperCase()}`, 'br')
  expect(recipient).toMatchObject({ to: email, language: 'jp' })
  expect(recipient.fullName).toMatch(/\p{Script=Han}/u)
})

it('uses the sender’s language for an unknown address', async () => {
  const { world } = await testBackend('japan')
  const reader = { to: 'lab@example.edu', language: 'br', fullName: null }
  expect(recipientAt(world, 'Lab@example.edu', 'br')).toEqual(reader)
})
