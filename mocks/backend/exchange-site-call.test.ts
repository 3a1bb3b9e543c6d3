import { expect, it, vi } from 'vitest'
import { testBackend } from '../testing/backend-in-scenario.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { exchangeSiteCall } from './exchange-site-call.ts'

it('answers a page that fails with a problem that has no stack', async () => {
  const { world, calls } = await testBackend('returning-customer')
  vi.spyOn(world.mails, 'view').mockImplementation(() => {
    throw new Error('The mails are gone.')
  })
  const request = new Request('http://127.0.0.1/external/api/mails')
  const { response } = await exchangeSiteCall(
    { world, calls },
    { request, token: undefined, at: fixedNow },
  )
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    type: '/problems/the-external-page-failed',
    title: 'The external page failed',
    status: 500,
    detail: 'The mails are gone.',
    errors: [],
    side: 'backend',
  })
})
