import { expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'

const load = 'GET /api/order-form/load'

it('has a service that cannot be removed', async () => {
  const { send, facts } = await testBackend('admin-order')
  const { fixed } = facts.services
  expect((await send(load)).body).toMatchObject({
    orderForm: {
      availableServices: expect.arrayContaining([
        expect.objectContaining({ identity: fixed, canBeRemovedFromOrder: false }),
      ]),
    },
  })
  const removal = await send(`DELETE /api/order-form/${facts.form}/service-options/${fixed}`)
  expect(removal.status).toBe(400)
  expect((await send(load)).body).toMatchObject({
    orderForm: { selections: [{}, { serviceIdentity: fixed }] },
  })
})
