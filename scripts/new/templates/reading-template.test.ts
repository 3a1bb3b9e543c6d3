import { expect, it } from 'vitest'
import { testBackend } from '../../../mocks/testing/backend-in-scenario.ts'

it('getReferralTotalCredits answers the person who is signed in', async () => {
  const { send } = await testBackend('returning-customer')
  const { status, body } = await send('GET /api/referral-rewards/total-credits')
  expect([status, body]).toEqual([200, { totalEarnedCredits: 120 }])
})

it('getReferralTotalCredits is for signed-in people', async () => {
  const { send } = await testBackend('anonymous')
  expect((await send('GET /api/referral-rewards/total-credits')).status).toBe(401)
})
