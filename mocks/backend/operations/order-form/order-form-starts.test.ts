import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'

const begin = 'GET /api/order-form/new'
const load = 'GET /api/order-form/load'
const continued = [{ key: 'previous-submission-continued', type: 'warning' }]

describe('starting an order form', () => {
  it('starts a form and resumes it, with a warning once something was saved', async () => {
    const { send, world } = await testBackend('new-customer')
    expect((await send(load)).status).toBe(404)
    expect((await send(`${begin}?version=3`)).body).toMatchObject({
      messages: [],
      orderForm: {
        identity: 'form-1',
        version: '3',
        currentStep: 'get-started',
        customerGoal: null,
        currency: { shortName: 'USD' },
        steps: { previous: null, next: { url: '/researcher/submit/manuscript-services' } },
        totalPrice: 0,
      },
      serviceDescriptions: expect.arrayContaining([
        expect.objectContaining({ modalID: 'word-count', modalTitle: 'Word count' }),
      ]),
    })
    expect((await send(begin)).body).toMatchObject({
      messages: [],
      orderForm: { identity: 'form-1' },
    })
    world.orderForms.update('form-1', { changedAt: world.orderForms.get('form-1')?.createdAt })
    expect((await send(begin)).body).toMatchObject({ messages: continued })
    expect((await send(load)).body).toMatchObject({
      messages: [],
      orderForm: { identity: 'form-1' },
    })
    expect((await send('GET /api/users/current')).body).toMatchObject({
      user: { orderFormInProgress: true },
    })
  })

  it('keeps a goal, and no re-edit', async () => {
    const { send } = await testBackend('anonymous')
    expect((await send(`${begin}?goal=rework`)).status).toBe(400)
    const { body } = await send(`${begin}?goal=multimedia`)
    expect(body).toMatchObject({
      orderForm: { customerGoal: { name: 'multimedia', requiresWordCount: false } },
    })
    expect((await send(`${load}?version=`)).status).toBe(400)
  })

  it('accepts unknown campaign parameters, at every entry to a form', async () => {
    const { send } = await testBackend('new-customer')
    const campaign = 'utm_source=newsletter&utm_campaign=autumn&gclid=Cj0K'
    for (const call of [begin, load, 'GET /api/order-form/form-1/load']) {
      const { status, body } = await send(`${call}?version=3&${campaign}`)
      expect([status, body]).toMatchObject([200, { orderForm: { identity: 'form-1' } }])
    }
  })

  it('greets visitors of a partner link, at every entry to a form', async () => {
    const { send, facts } = await testBackend('elite')
    const { search } = new URL(facts.revenueShare.path, 'http://galley.test')
    const greeting = { messages: [{ key: 'revenue-share-greeting', type: 'info' }] }
    for (const call of [begin, load, 'GET /api/order-form/form-1/load']) {
      expect((await send(`${call}${search}`)).body).toMatchObject(greeting)
      expect((await send(`${call}?revenueShareCode=RS-NOBODY`)).body).toMatchObject({
        messages: [],
      })
    }
  })

  it.each([
    ['RIVER15', 'promotional-code-greeting', 'info', ['RIVER15']],
    [' river15 ', 'promotional-code-greeting', 'info', ['RIVER15']],
    ['SPRING24', 'promotional-code-not-valid', 'warning', []],
    ['WHATEVER', 'promotional-code-not-valid', 'warning', []],
  ] as const)('applies the code %j of the address: %s', async (code, key, type, codes) => {
    const { send, world, facts } = await testBackend('order-form')
    const parameter = `promotionalCode=${encodeURIComponent(code)}`
    const loaded = await send(`${load}?${parameter}`)
    expect(loaded.body).toMatchObject({ messages: [{ key, type }] })
    expect(world.orderForms.get(facts.form)?.codes).toEqual([])
    const { body } = await send(`${begin}?${parameter}`)
    expect(body).toMatchObject({ messages: [...continued, { key, type }] })
    expect(world.orderForms.get(facts.form)?.codes).toEqual(codes)
    await send(`${begin}?promotionalCode=STREAM5`)
    const expected = codes.length > 0 ? codes : ['STREAM5']
    expect(world.orderForms.get(facts.form)?.codes).toEqual(expected)
  })

  it('changes nothing in a form that is started with a code', async () => {
    const { send } = await testBackend('order-form')
    await send('DELETE /api/order-form/form-1')
    await send(`${begin}?promotionalCode=RIVER15`)
    const { body } = await send(begin)
    expect(body).toMatchObject({ messages: [], orderForm: { totalPrice: 0 } })
  })

  it.each(['revenueShareCode=A%2FB', 'promotionalCode=A%2FB', 'promotionalCode='])(
    'refuses %s with a message',
    async (parameter) => {
      const { send } = await testBackend('order-form')
      const refused = { status: 400, body: { title: 'Request breaks the contract' } }
      expect(await send(`${begin}?${parameter}`)).toMatchObject(refused)
    },
  )

  it('accepts another goal until something is saved', async () => {
    const { send, world } = await testBackend('new-customer')
    const goal = (name: string) => ({ orderForm: { customerGoal: { name } } })
    await send(begin)
    expect((await send(`${begin}?goal=multimedia`)).body).toMatchObject(goal('multimedia'))
    expect((await send(`${begin}?goal=editing`)).body).toMatchObject(goal('editing'))
    expect((await send(begin)).body).toMatchObject({ messages: [], ...goal('editing') })
    world.orderForms.update('form-1', { changedAt: world.orderForms.get('form-1')?.createdAt })
    const expected = { messages: continued, ...goal('editing') }
    expect((await send(`${begin}?goal=multimedia`)).body).toMatchObject(expected)
  })

  it('hands the form over only to the account that signs in', async () => {
    const { send } = await testBackend('anonymous')
    await send(begin)
    expect((await send(load, { session: null })).status).toBe(404)
    const json = { email: 'helen.marsh@example.edu', password: 'manuscript' }
    await send('POST /api/auth/login', { json })
    expect((await send(load)).body).toMatchObject({ orderForm: { identity: 'form-1' } })
    await send('POST /api/auth/logout')
    expect((await send(load)).status).toBe(404)
  })
})

describe('one order form', () => {
  it('is loaded by its identity, for its owner only', async () => {
    const { send, world } = await testBackend('new-customer')
    await send(begin)
    const loadForm = 'GET /api/order-form/form-1/load'
    expect((await send(loadForm)).body).toMatchObject({ orderForm: { identity: 'form-1' } })
    expect((await send(loadForm, { session: null })).status).toBe(404)
    expect((await send(`${loadForm}?version=`)).status).toBe(400)
    world.orderForms.update('form-1', { orderedAs: 'GX7KQ2M9' })
    expect((await send(loadForm)).body).toMatchObject({ error: 'order-form-ordered' })
  })

  it('is cleared once, by its owner', async () => {
    const { send, world } = await testBackend('anonymous')
    await send(begin)
    const clear = 'DELETE /api/order-form/form-1'
    expect((await send(clear, { session: null })).status).toBe(404)
    expect((await send('DELETE /api/order-form/form%201')).status).toBe(400)
    expect(await send(clear)).toMatchObject({ status: 200, body: { identity: 'form-1' } })
    expect((await send(clear)).status).toBe(404)
    expect(world.orderForms.size).toBe(0)
    expect((await send(begin)).body).toMatchObject({ orderForm: { identity: 'form-2' } })
  })
})
