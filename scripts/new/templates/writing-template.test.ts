import { expect, it } from 'vitest'
import { testBackend } from '../../../mocks/testing/backend-in-scenario.ts'

const call = 'POST /api/digital-translation/chinese-digital-trial'
const headers = { 'Idempotency-Key': 'one-attempt-of-a-test' }

it('claimChineseDigitalTrial answers the person who is signed in', async () => {
  const { send } = await testBackend('digital-translation')
  const { status, body } = await send(call, { headers })
  expect([status, body]).toEqual([200, { eligible: true }])
})

it('claimChineseDigitalTrial is for signed-in people', async () => {
  const { send } = await testBackend('anonymous')
  expect((await send(call, { headers })).status).toBe(401)
})
