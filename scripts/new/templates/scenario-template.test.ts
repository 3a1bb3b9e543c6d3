import { expect, it } from 'vitest'
import { testBackend } from '../../../mocks/testing/backend-in-scenario.ts'

it('new-customer is signed in as its person', async () => {
  const { send, facts } = await testBackend('new-customer')
  const { body } = await send('GET /api/users/current')
  expect(body).toMatchObject({ user: { email: facts.person.email } })
})
