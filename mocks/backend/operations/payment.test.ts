import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { addSecondPerson } from '../../testing/second-person.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'

const day = 86_400_000

describe('the data of the payment page', () => {
  it('has for a person addresses, country, payment methods, unpaid invoices', async () => {
    const { send, facts } = await testBackend('returning-customer')
    const { status, body } = await send('GET /api/payment/load')
    const { creditCard, payPal, bankTransfer, credits } = paymentMethodIds
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { email: facts.person.email },
      payment: {
        receiptCodes: facts.unpaidInvoices,
        userAddresses: [{ organization: 'Duke University' }, { organization: null }],
        userCountry: { id: 223, name: 'United States' },
        paymentMethods: [creditCard, payPal, bankTransfer, credits].map((id) => ({ id })),
        promotionalCode: null,
        validVoucher: null,
      },
    })
  })

  it('has for a visitor no person, and no yuan', async () => {
    const { send } = await testBackend('anonymous')
    const { body } = await send('GET /api/payment/load')
    expect(body).toMatchObject({ user: null, payment: { userCountry: null, receiptCodes: [] } })
    const { body: listed } = await send('GET /api/payment/currencies')
    expect(JSON.stringify([body, listed])).not.toContain('CNY')
    const signedIn = await testBackend('china')
    const all = (await signedIn.send('GET /api/payment/currencies')).body
    expect(all).toMatchObject({
      currencies: expect.arrayContaining([
        {
          isoCode: 'CNY',
          name: 'Chinese yuan',
          sign: '¥',
          exchangeRate: 0.14,
          shortName: 'CNY',
          numDecimals: 2,
        },
      ]),
    })
  })

  it('has a card token for signed-in people', async () => {
    const { send } = await testBackend('returning-customer')
    const path = 'GET /api/payment/braintree-client-token'
    const { body } = await send(path)
    expect(body).toEqual({ clientToken: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) })
    expect((await send(path, { session: null })).status).toBe(401)
  })
})

describe('the Brazilian card form', () => {
  const path = '/api/payment/allpago-checkout'
  const good = 'receiptCode=RC-60001&amount=1250.5&numberOfInstallments=3'

  it('is a page in the language of the reader, with instalments', async () => {
    const { send } = await testBackend('brazil')
    const { exchange } = await send(`GET ${path}?${good}`)
    expect(exchange.response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const page = await exchange.response.text()
    expect(page).toContain('<html lang="pt-BR">')
    expect(page).toContain('R$ 1.250,50 (R$ 416,84 + 2 × R$ 416,83)')
    expect(page).toContain("'-RC-60001'")
  })

  it('opens for a first payment, which has no receipt', async () => {
    const { send } = await testBackend('brazil')
    const { exchange, status } = await send(`GET ${path}?amount=10&numberOfInstallments=1`)
    expect(status).toBe(200)
    expect(await exchange.response.text()).not.toContain('undefined')
  })

  it.each([
    ['an empty receipt', 'receiptCode=&amount=10&numberOfInstallments=1'],
    ['seven parts', 'receiptCode=RC-60001&amount=10&numberOfInstallments=7'],
    ['no part', 'receiptCode=RC-60001&amount=10&numberOfInstallments=0'],
    ['nothing to pay', 'receiptCode=RC-60001&amount=0&numberOfInstallments=1'],
    [
      'a script',
      `receiptCode=${encodeURIComponent("'+alert(1)+'")}&amount=1&numberOfInstallments=1`,
    ],
  ])('breaks the contract with %s', async (_, query) => {
    const { send } = await testBackend('brazil')
    expect((await send(`GET ${path}?${query}`)).status).toBe(400)
  })

  it('is for signed-in people, and not for payments of others', async () => {
    const { send, world } = await testBackend('returning-customer')
    const { session } = addSecondPerson(world)
    expect((await send(`GET ${path}?${good}`, { session: null })).status).toBe(401)
    const theirs = good.replace('60001', '58213')
    expect((await send(`GET ${path}?${theirs}`, { session })).status).toBe(404)
  })
})

describe('the result of a payment', () => {
  const path = 'GET /api/payment/status'

  it('is mailed to its owner', async () => {
    const { send, world } = await testBackend('returning-customer')
    const { body } = await send(`${path}?receiptCode=RC-58213`)
    expect(body).toEqual({
      receiptCode: 'RC-58213',
      externalId: null,
      retainerInvoiceNumber: null,
      invoiceNumbers: ['US-90187'],
      boletoUrl: null,
      purchaseOrderNumber: null,
      dueAt: expect.stringMatching(/^2026-11-\d\dT/),
      status: 'open',
      paymentMethodId: paymentMethodIds.bankTransfer,
      amount: 332,
      currency: 'USD',
    })
    const { session } = addSecondPerson(world)
    expect((await send(`${path}?receiptCode=RC-58213`, { session })).status).toBe(404)
    expect((await send(`${path}?receiptCode=RC-58213`, { session: null })).status).toBe(401)
    expect((await send(`${path}?receiptCode=RC-1`)).status).toBe(404)
    expect((await send(path)).status).toBe(400)
  })
})

describe('a voucher', () => {
  async function withVouchers(voucherAvailable = true) {
    const backend = await testBackend('returning-customer')
    const { world, facts } = backend
    const user = world.users.get(facts.person.identity)
    if (user) {
      world.users.update(user.identity, { account: { ...user.account, voucherAvailable } })
    }
    const voucher = { institution: 'Duke University Libraries', usedFor: null }
    world.vouchers.insert({ ...voucher, code: 'VCH-GOOD', expiresAt: fixedNow + day })
    world.vouchers.insert({ ...voucher, code: 'VCH-LATE', expiresAt: fixedNow })
    const [payment] = world.payments.all()
    if (!payment) throw new Error('Nothing was paid.')
    const form = { ...payment.form, voucherApplied: 'VCH-USED' }
    const { receiptCode: usedFor } = world.payments.update(payment.receiptCode, { form })
    world.vouchers.insert({ ...voucher, code: 'VCH-USED', expiresAt: fixedNow + day, usedFor })
    return backend
  }
  const verify = (code: string) => `GET /api/voucher/${encodeURIComponent(code)}`

  it('is found in any case, with spaces around it', async () => {
    const { send } = await withVouchers()
    expect((await send(verify(' vch-good '))).body).toEqual({
      voucher: {
        code: 'VCH-GOOD',
        institution: 'Duke University Libraries',
        expiresAt: new Date(fixedNow + day).toISOString(),
      },
    })
  })

  it.each([
    ['VCH-NONE', 'voucher-not-found'],
    ['VCH-LATE', 'voucher-expired'],
    ['VCH-USED', 'voucher-used'],
  ])('%s: %s', async (code, error) => {
    const { send } = await withVouchers()
    expect((await send(verify(code))).body).toEqual({ error })
  })

  it('is refused to people who cannot pay by voucher or are not signed in', async () => {
    const { send } = await withVouchers(false)
    expect((await send(verify('VCH-GOOD'))).body).toEqual({ error: 'voucher-not-available' })
    expect((await send(verify('VCH-GOOD'), { session: null })).status).toBe(401)
  })

  it.each(['V'.repeat(65), 'VCH/../GOOD', 'VCH\\GOOD', ' '])('cannot be %j', async (code) => {
    const { send } = await withVouchers()
    expect(await send(verify(code))).toMatchObject({
      status: 400,
      body: { title: 'Request breaks the contract', errors: [{ pointer: '/path/code' }] },
    })
  })
})
