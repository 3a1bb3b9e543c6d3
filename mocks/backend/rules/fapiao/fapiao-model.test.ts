import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day, hour, minute } from '../../../scenarios/builders/server-date.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { FapiaoAccount } from '../../../testing/fapiao-account.ts'
import { modelRuns, modelTime, partOf, rowsOf } from '../../../testing/model-runs.ts'
import { testKey } from '../../../testing/payment/payment-requests.ts'

const flaws = {
  none: { changes: {}, general: undefined, special: undefined },
  latin: {
    changes: { organizationName: 'Zhejiang University' },
    general: 'fapiao-organization-name-error',
    special: 'fapiao-organization-name-error',
  },
  number: {
    changes: { taxpayerNumber: ' ' },
    general: undefined,
    special: 'fapiao-taxpayer-number-error',
  },
  phone: {
    changes: { contactPhone: null },
    general: undefined,
    special: 'fapiao-phone-required',
  },
} as const

type FapiaoCommand =
  | {
      kind: 'ask'
      payment: number
      type: 'general' | 'special'
      flaw: keyof typeof flaws
    }
  | { kind: 'again'; changed: boolean }
  | { kind: 'cancel'; which: number }
  | { kind: 'wait'; time: number }

const command: fc.Arbitrary<FapiaoCommand> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ask'),
      payment: fc.nat(),
      type: fc.constantFrom('general', 'special'),
      flaw: fc.constantFrom('none', 'none', 'none', 'latin', 'number', 'phone'),
    }),
  },
  fc.record({ kind: fc.constant('again'), changed: fc.boolean() }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel'), which: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      time: fc.constantFrom(minute, 10 * minute, 23 * hour, day, 90 * day, 300 * day),
    }),
  },
)

it(
  'requests fapiaos once, issues them in time and cancels them within a year',
  async () => {
    const who = fc.constantFrom('china', 'impersonator')
    const commands = fc.array(command, { minLength: 8, maxLength: 20 })
    await fc.assert(fc.asyncProperty(who, commands, play), modelRuns(15, 150))
  },
  modelTime,
)

async function play(who: 'china' | 'impersonator', commands: FapiaoCommand[]) {
  const { world, send, facts, advance } = await testBackend(who)
  const paymentOf = (identity: string) => world.fapiaos.get(identity)?.paymentId ?? ''
  const account = new FapiaoAccount(facts, paymentOf, who === 'impersonator')
  let keys = 0
  let last: { json: object; headers: Record<string, string>; body: unknown } | undefined

  async function ask({ payment: which, type, flaw }: Extract<FapiaoCommand, { kind: 'ask' }>) {
    const payment = account.payments[which % account.payments.length]
    if (!payment) throw new Error('There is no payment.')
    const form = {
      paymentId: payment.id,
      type,
      serviceType: 'editing',
      organizationName: '浙江大学',
      taxpayerNumber: '12330100085704597B',
      contactEmail: facts.person.email,
      contactPhone: '13800138000',
    }
    const json = { ...form, ...flaws[flaw].changes }
    keys += 1
    const headers = testKey(`key-of-fapiao-model-${keys}`)
    const { body } = await send('POST /api/fapiao', { json, headers })
    last = { json, headers, body }
    const error = account.requestRefusal(payment) ?? flaws[flaw][type]
    if (error) expect(body).toEqual({ error })
    else {
      expect(body).toMatchObject({ fapiao: { status: 'requested', type, number: null } })
      account.request(payment, String(partOf(body, 'fapiao', 'identity')))
    }
  }

  /** A repeated request gives the same answer; a different one with its key is refused. */
  async function askAgain(changed: boolean) {
    if (!last) return
    const { headers, body } = last
    const json = changed ? { ...last.json, organizationName: '复旦大学' } : last.json
    const got = await send('POST /api/fapiao', { json, headers })
    if (changed) expect(got.status).toBe(422)
    else expect(got.body).toEqual(body)
  }

  async function cancel(which: number) {
    const fapiao = account.fapiaos[which % account.fapiaos.length]
    if (!fapiao) throw new Error('There is no fapiao.')
    const { body } = await send(`DELETE /api/fapiao/${fapiao.identity}`)
    const error = account.cancelRefusal(fapiao)
    if (error) return expect(body).toEqual({ error })
    expect(body).toMatchObject({ fapiao: { identity: fapiao.identity, status: 'cancelled' } })
    fapiao.cancelledAt = account.now
  }

  /** The list, the account, invoices and prepayments show the same fapiaos. */
  async function compare() {
    const list = (await send('GET /api/fapiao')).body
    const bills = (await send('GET /api/invoice/load')).body
    const user = (await send('GET /api/users/current')).body
    const expected = account.fapiaos.map((fapiao) => {
      const status = account.statusOf(fapiao)
      const number = status === 'completed' || status === 'cancelled' ? expect.any(String) : null
      const completed = status === 'completed'
      return expect.objectContaining({ identity: fapiao.identity, status, completed, number })
    })
    const listed = rowsOf(list, 'fapiaos')
    expect(listed).toHaveLength(expected.length)
    expect(listed).toEqual(expect.arrayContaining(expected))
    expect(rowsOf(user, 'user', 'fapiaos')).toEqual(listed)
    const shownOf = (id: unknown) => account.shownFor(String(id))?.identity
    for (const invoice of rowsOf(bills, 'invoices')) {
      const [payment] = rowsOf(invoice, 'payments')
      expect(partOf(invoice, 'fapiao', 'identity')).toBe(payment && shownOf(payment.id))
    }
    for (const prepayment of rowsOf(bills, 'prepayments')) {
      const id = partOf(prepayment, 'payment', 'id')
      expect(partOf(prepayment, 'fapiao', 'identity')).toBe(shownOf(id))
    }
    expect(rowsOf(user, 'user', 'prepayments')).toEqual(rowsOf(bills, 'prepayments'))
    const mails = [...world.mails.in('byRecipient', facts.person.email).rows()].filter(
      ({ subject }) => / \d{20} /.test(subject),
    )
    expect(mails).toHaveLength(account.notifiedCount)
  }

  for (const step of commands) {
    if (step.kind === 'ask') await ask(step)
    else if (step.kind === 'again') await askAgain(step.changed)
    else if (step.kind === 'cancel') await cancel(step.which)
    else {
      advance(step.time)
      account.now += step.time
    }
    await compare()
  }
}
