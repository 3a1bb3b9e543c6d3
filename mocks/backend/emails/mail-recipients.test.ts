import { expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { recipientAt } from './mail-recipients.ts'

it('reads by the account of the address, whoever named it', async () => {
  const { world, facts } = await testBackend('japan')
  const { email } = facts.person
  const recipient = recipientAt(world, ` ${email.toUpperCase()}`, 'br')
  expect(recipient).toMatchObject({ to: email, language: 'jp' })
  expect(recipient.fullName).toMatch(/\p{Script=Han}/u)
})

it('reads as whoever named it where nobody is known at the address', async () => {
  const { world } = await testBackend('japan')
  const reader = { to: 'lab@example.edu', language: 'br', fullName: null }
  expect(recipientAt(world, 'Lab@example.edu', 'br')).toEqual(reader)
})
