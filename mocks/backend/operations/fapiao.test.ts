import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'

const minute = 60_000
const dayLong = 24 * 60 * minute
const call = 'POST /api/fapiao'
const key = (name = 'ask-for-a-fapiao') => ({ 'Idempotency-Key': `key-for-${name}` })

const others = Array.from({ length: 8 }, () => ({}))

async function chen() {
  const backend = await testBackend('china')
  const { send, facts } = backend
  const form = {
    paymentId: facts.fapiaoPayments.withoutFapiao,
    type: 'special',
    serviceType: 'technical-service',
    organizationName: '浙江大学',
    taxpayerNumber: '12330100085704597B',
    contactEmail: facts.person.email,
    contactPhone: '13800138000',
  }
  return {
    ...backend,
    form,
    ask: async (changes: object = {}, name?: string) =>
      send(call, { headers: key(name), json: { ...form, ...changes } }),
    cancel: async (identity: string) => send(`DELETE /api/fapiao/${identity}`),
    listed: async () => (await send('GET /api/fapiao')).body,
    account: async () => (await send('GET /api/users/current')).body,
  }
}

describe('the list of fapiaos', () => {
  it('holds each status and type, the newest first, with the payments that allow one', async () => {
    const { listed, facts } = await chen()
    const { fapiaos } = facts
    expect(await listed()).toMatchObject({
      fapiaos: [
        { identity: fapiaos.requested, type: 'general', status: 'requested', number: null },
        { identity: fapiaos.processing, type: 'special', status: 'processing', url: null },
        { identity: fapiaos.completedGeneral, status: 'completed', completed: true },
        { identity: fapiaos.ofPrepayment, type: 'special', status: 'completed' },
        { identity: fapiaos.completedSpecial, organizationName: '浙江大学材料科学研究所' },
        { identity: fapiaos.cancelled, status: 'cancelled', completed: false },
        { identity: fapiaos.overAYear, number: expect.stringMatching(/^\d{20}$/) },
        { identity: fapiaos.ofOldPrepayment, paymentDate: '2025-09-08T10:00:00.000Z' },
      ],
      serviceTypes: expect.arrayContaining([
        { serviceType: 'translation', serviceTypeName: '*鉴证咨询服务*翻译费' },
      ]),
    })
  })

  it('leaves out Paddle sales of sites without digital services', async () => {
    const { send } = await chen()
    expect((await send('GET /api/fapiao?context=Paddle')).body).toMatchObject({ fapiaos: [] })
    expect((await send('GET /api/fapiao?context=Stripe')).status).toBe(400)
  })

  it('is empty without an account', async () => {
    const { send } = await testBackend('anonymous')
    expect((await send('GET /api/fapiao')).status).toBe(401)
    expect((await send('DELETE /api/fapiao/fapiao-1')).status).toBe(401)
    expect((await send('GET /api/fapiao/organizations?name=浙江')).status).toBe(401)
    const json = {
      paymentId: '1',
      type: 'general',
      serviceType: 'editing',
      organizationName: '浙',
      contactEmail: 'a@b.cn',
    }
    expect((await send(call, { headers: key(), json })).status).toBe(401)
  })
})

describe('requesting a fapiao', () => {
  it('is requested, then at the tax office, then issued and mailed once', async () => {
    const { ask, listed, account, advance, world, facts } = await chen()
    const { body } = await ask({ contactPhone: ' 13800138000 ' })
    expect(body).toMatchObject({
      fapiao: {
        type: 'special',
        status: 'requested',
        contactPhone: '13800138000',
        serviceTypeName: '*研发和技术服务*技术服务费',
        paymentId: facts.fapiaoPayments.withoutFapiao,
        receiptCode: `RC-${facts.fapiaoPayments.withoutFapiao}`,
      },
    })
    advance(10 * minute)
    expect(await listed()).toMatchObject({ fapiaos: [{ status: 'processing' }, ...others] })
    advance(dayLong)
    expect(await listed()).toMatchObject({
      fapiaos: [{ status: 'completed', number: expect.any(String) }, ...others],
    })
    expect(await account()).toMatchObject({
      user: { fapiaos: [{ status: 'completed' }, ...others] },
    })
    const mails = [...world.mails.in('byRecipient', facts.person.email).rows()]
    expect(mails.filter(({ subject }) => /^发票 \d{20} 已开具$/.test(subject))).toHaveLength(3)
  })

  it('happens once for one key', async () => {
    const { ask, world } = await chen()
    const before = world.fapiaos.size
    expect((await ask()).body).toEqual((await ask()).body)
    expect(world.fapiaos.size).toBe(before + 1)
    expect((await ask({}, 'another-intention')).body).toEqual({ error: 'fapiao-already-requested' })
  })

  it('accepts a general fapiao without number and phone', async () => {
    const { ask } = await chen()
    const { body } = await ask({ type: 'general', taxpayerNumber: ' ', contactPhone: null })
    expect(body).toMatchObject({ fapiao: { taxpayerNumber: null, contactPhone: null } })
  })

  it.each([
    [{ organizationName: 'Zhejiang University' }, 'fapiao-organization-name-error'],
    [{ organizationName: '浙'.repeat(101) }, 'fapiao-organization-name-error'],
    [{ taxpayerNumber: '1233' }, 'fapiao-taxpayer-number-error'],
    [{ taxpayerNumber: null }, 'fapiao-taxpayer-number-error'],
    [{ contactEmail: 'chen.lihua' }, 'emailAddressInvalidFormat'],
    [{ contactPhone: '1380013800013800' }, 'phone-number-too-long'],
    [{ contactPhone: '' }, 'fapiao-phone-required'],
  ])('refuses %o', async (changes, error) => {
    const { ask } = await chen()
    expect((await ask(changes)).body).toEqual({ error })
  })

  it.each([
    ['otherLocalization', 'fapiao-other-localization'],
    ['americanPrepayment', 'fapiao-other-localization'],
    ['takenFromPrepayment', 'fapiao-paid-in-advance'],
    ['ofPrepayment', 'fapiao-already-requested'],
  ] as const)('refuses the payment %s', async (name, error) => {
    const { ask, facts } = await chen()
    expect((await ask({ paymentId: facts.fapiaoPayments[name] })).body).toEqual({ error })
  })

  it('finds no payment of another user, and no receipt of another payment', async () => {
    const { ask, facts, world } = await chen()
    expect((await ask({ paymentId: '00000' })).status).toBe(404)
    expect((await ask({ receiptCode: 'RC-1' }, 'with-a-receipt')).status).toBe(404)
    const [mine] = [...world.users.all()]
    if (!mine) throw new Error('Nobody is here.')
    const other = { ...mine, identity: 'user-other', email: 'other@example.cn' }
    const account = { ...mine.account, identity: other.identity, email: other.email }
    world.users.insert({ ...other, account })
    const invoice = world.invoices.get('CN-77316')
    const payment = world.payments.get(`RC-${facts.fapiaoPayments.withoutFapiao}`)
    if (!invoice || !payment) throw new Error('The payment is gone.')
    world.invoices.update(invoice.invoiceNumber, { owner: other.identity })
    world.payments.update(payment.receiptCode, { owner: other.identity })
    expect((await ask({}, 'for-another-person')).status).toBe(404)
  })

  it('is not offered where the order form asks for it instead', async () => {
    const { ask, world } = await chen()
    const [state] = [...world.state.all()]
    if (!state) throw new Error('The world has no state.')
    const { localization } = state.application
    const application = {
      ...state.application,
      localization: { ...localization, allowsFapiaoProcessingAfterPayment: false },
    }
    world.state.update('world', { application })
    expect((await ask()).body).toEqual({ error: 'fapiao-not-available' })
  })

  it('names the missing fields', async () => {
    const { send } = await chen()
    expect((await send(call, { headers: key(), json: {} })).status).toBe(400)
  })
})

describe('cancelling a fapiao', () => {
  it('appears at once in the list and the account, and allows another fapiao', async () => {
    const { cancel, account, ask, facts } = await chen()
    const { ofPrepayment } = facts.fapiaos
    expect((await cancel(ofPrepayment)).body).toMatchObject({
      fapiao: { identity: ofPrepayment, status: 'cancelled', completed: false },
    })
    expect(await account()).toMatchObject({
      user: {
        prepayments: [
          { fapiao: null },
          { fapiao: { identity: ofPrepayment, status: 'cancelled' } },
          { fapiao: { identity: facts.fapiaos.ofOldPrepayment } },
          { fapiao: null },
        ],
      },
    })
    expect((await cancel(ofPrepayment)).body).toEqual({ error: 'fapiao-already-cancelled' })
    const { body } = await ask({ paymentId: facts.fapiaoPayments.ofPrepayment })
    expect(body).toMatchObject({ fapiao: { status: 'requested' } })
    expect(await account()).toMatchObject({
      user: { prepayments: [{}, { fapiao: { status: 'requested' } }, {}, {}] },
    })
  })

  it.each([
    ['requested', 'fapiao-cancel-not-completed'],
    ['processing', 'fapiao-cancel-not-completed'],
    ['cancelled', 'fapiao-already-cancelled'],
    ['overAYear', 'fapiao-cancel-window-over'],
  ] as const)('refuses the %s fapiao', async (name, error) => {
    const { cancel, facts } = await chen()
    expect((await cancel(facts.fapiaos[name])).body).toEqual({ error })
  })

  it('is open to staff after the end of the year', async () => {
    const { send, facts } = await testBackend('impersonator')
    const { body } = await send(`DELETE /api/fapiao/${facts.fapiaos.overAYear}`)
    expect(body).toMatchObject({ fapiao: { status: 'cancelled' } })
  })

  it('finds only the fapiaos of the person', async () => {
    const { cancel } = await chen()
    expect((await cancel('fapiao-999')).status).toBe(404)
    expect((await cancel('x'.repeat(65))).status).toBe(400)
  })
})

describe('the search for an organization', () => {
  it.each([
    ['浙江', ['浙江大学', '浙江大学医学院附属第一医院', '浙江工业大学', '浙江大学材料科学研究所']],
    ['海洋', ['中国海洋大学']],
    ['不存在的大学', []],
  ])('finds %s', async (name, names) => {
    const { send } = await chen()
    const { body } = await send(`GET /api/fapiao/organizations?name=${encodeURIComponent(name)}`)
    expect(body).toEqual({
      organizations: names.map((organizationName) => ({
        organizationName,
        taxpayerNumber: expect.stringMatching(/^[0-9A-Z]{18}$/),
      })),
    })
  })

  it('requires two characters', async () => {
    const { send } = await chen()
    for (const name of ['', '浙', '%20%20', '浙%20']) {
      expect((await send(`GET /api/fapiao/organizations?name=${name}`)).status).toBe(400)
    }
    expect((await send('GET /api/fapiao/organizations')).status).toBe(400)
  })
})
