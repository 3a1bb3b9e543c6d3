import { describe, expect, it } from 'vitest'
import { cart, cartPath, noDetails } from '../../../testing/order-form/order-cart.ts'
import { cardForm, testKey } from '../../../testing/payment/payment-requests.ts'

describe('a code with a slash', () => {
  it.each(['PUT discount-code', 'DELETE discount-code', 'PUT voucher'])(
    'is refused with a message by %s, and changes nothing',
    async (call) => {
      const { send, world } = await cart()
      const before = world.orderForms.get('form-1')
      const [method, path] = call.split(' ')
      for (const code of ['A%2FB', '..%2FA', 'A%5CB']) {
        expect(await send(`${method} ${cartPath}/${path}/${code}`)).toMatchObject({
          status: 400,
          body: { title: 'Request breaks the contract', errors: [{ pointer: '/path/code' }] },
        })
      }
      expect(world.orderForms.get('form-1')).toEqual(before)
    },
  )
})

describe('an order that cannot be paid', () => {
  it.each([
    ['has no services', { service: null }, 'order-no-services'],
    ['has no files', { uploadFilesLater: false }, 'order-no-files'],
    ['is very long', { wordCount: 40_001 }, 'order-word-count-very-long'],
    ['lacks its title', { details: noDetails }, 'order-incomplete'],
    [
      'has a service for long texts, and is short',
      {
        goal: 'translation',
        languageId: 2,
        service: 'svc-long-translation',
        wordCount: 11_999,
      },
      'order-no-service-option',
    ],
  ] as const)('%s', async (_, changes, error) => {
    const { pay, orders } = await cart(changes)
    expect((await pay()).body).toEqual({ error })
    expect(orders()).toHaveLength(0)
  })

  it('has changed its price, or is sent without accepting the terms', async () => {
    const { pay } = await cart()
    expect((await pay({ ...cardForm, amount: 371 })).body).toEqual({
      error: 'payment-amount-changed',
    })
    const error = 'payment-accept-terms-and-conditions-failure'
    expect((await pay({ ...cardForm, acceptedTermsAndConditions: false })).body).toEqual({ error })
  })

  it('belongs to another user, or is sent without an account or a key', async () => {
    const { send } = await cart()
    const sent = { json: cardForm, headers: testKey('pay-order-other-01') }
    expect((await send('PUT /api/order-form/form-2/payments', sent)).status).toBe(404)
    expect((await send(`PUT ${cartPath}/payments`, { ...sent, session: null })).status).toBe(401)
    expect((await send(`PUT ${cartPath}/payments`, { json: cardForm })).status).toBe(400)
  })
})
