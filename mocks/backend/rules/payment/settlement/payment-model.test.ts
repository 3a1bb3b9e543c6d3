import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minute } from '../../../../scenarios/builders/server-date.ts'
import { modelRuns, modelTime, partOf, rowsOf } from '../../../../testing/model-runs.ts'
import {
  earlierOf,
  expectedBill,
  expectedRefusal,
} from '../../../../testing/payment/expected-payment.ts'
import { digitalOffers, modelMethods } from '../../../../testing/payment/model-payment-methods.ts'
import {
  type Command,
  command,
  type Pay,
  type Site,
} from '../../../../testing/payment/payment-commands.ts'
import { testKey } from '../../../../testing/payment/payment-requests.ts'
import { cents, payingWorld } from '../../../../testing/payment/payment-world.ts'
import { approveCheckout, checkoutReturn, declineCheckout } from './settle-payment.ts'

it(
  'pays money once, to the cent, after any payments, approvals, declines or abandoned pages',
  async () => {
    const site = fc.constantFrom<Site>('us', 'br')
    const commands = fc.array(command, { minLength: 15, maxLength: 40 })
    await fc.assert(fc.asyncProperty(site, commands, play), modelRuns(12, 300))
  },
  modelTime,
)

const calls = {
  payoff: 'POST /api/payoff/payment',
  prepay: 'POST /api/prepay/payment',
  'open-prepay': 'POST /api/prepay/payment',
  editing: 'POST /api/digital-edit/payment',
  translation: 'POST /api/digital-translation/payment',
  order: 'PUT /api/order-form/form-1/payments',
} as const

const returnPaths = { approved: /success|thank-you/, declined: /error|payment-details/ }

async function play(site: Site, commands: Command[]) {
  const { world, send, advance, ledger, price, owner, orders } = await payingWorld(site)
  const setting = { ledger, site, price }
  type SentRequest = { call: string; json: object; headers: Record<string, string>; body: unknown }
  let keys = 0
  let last: SentRequest | undefined
  let lastCode: string | undefined

  async function payBill(step: Pay) {
    const bill = expectedBill(setting, step)
    if (bill.kind === 'payoff' && bill.numbers.length === 0) return
    const total = ledger.totalOf(bill)
    const credits = step.credits === 'all' ? Math.min(total, ledger.creditsIn()) : step.credits
    const rest = Math.max(0, Math.min(total - credits, ledger.prepaidIn()))
    const prepaid = step.prepaid === 'rest' ? rest : step.prepaid
    const named = step.again && lastCode ? ledger.payments.get(lastCode) : undefined
    const request = {
      payoff: () => bill.kind === 'payoff' && { payoffReceiptCodes: bill.numbers },
      prepay: () => ({}),
      'open-prepay': () => bill.kind === 'prepay' && { retainerInvoiceNumber: bill.number },
      editing: () => ({ availableDigitalPurchaseIdentity: digitalOffers.editing.product }),
      translation: () => ({ availableDigitalPurchaseIdentity: digitalOffers.translation.product }),
      order: () => ({}),
    }
    const json = {
      ...modelMethods[step.by][site],
      ...request[step.what](),
      ...(named ? { receiptCode: named.code } : {}),
      ...(credits > 0 ? { creditsApplied: credits / 100 } : {}),
      ...(prepaid > 0 ? { prepaymentApplied: prepaid / 100 } : {}),
      amount: step.wrongAmount ? 5 : total / 100,
    }
    keys += 1
    const headers = testKey(`key-of-payment-model-${keys}`)
    const call = calls[step.what]
    const earlier = earlierOf(setting, named, bill)
    const error = expectedRefusal(setting, step, { bill, credits, prepaid, earlier })
    const { body } = await send(call, { json, headers })
    last = { call, json, headers, body }
    if (error) return expect(body).toMatchObject({ error })
    const code = String(partOf(body, 'receiptCode'))
    expect(body).not.toHaveProperty('error')
    if (earlier && !earlier.fundsTaken) expect(code).toBe(earlier.code)
    else expect(ledger.payments.has(code)).toBe(false)
    ledger.payments.delete(code)
    const { course } = modelMethods[step.by]
    ledger.accept(code, { bill, credits, prepaid, course })
    lastCode = code
    const goesOn = ledger.payments.get(code)?.course === 'external-page'
    expect(partOf(body, 'redirectUrl') !== null).toBe(goesOn)
  }

  async function payTwice(changed: boolean) {
    if (!last) return
    const { call, headers, body } = last
    const json = changed ? { ...last.json, additionalData: 'Another one' } : last.json
    const got = await send(call, { json, headers })
    if (changed) expect(got.status).toBe(422)
    else expect(got.body).toEqual(body)
  }

  function decide(kind: 'approve' | 'decline', which: number) {
    const entries = [...ledger.payments.values()]
    const open = entries.filter(({ state }) => state === 'open')
    const among = which % 4 === 0 || open.length === 0 ? entries : open
    const entry = among[which % Math.max(1, among.length)]
    if (!entry) return
    const decideOn = kind === 'approve' ? approveCheckout : declineCheckout
    const payment = decideOn(world, entry.code, ledger.now)
    ledger[kind](entry)
    expect(payment?.status).toBe(entry.state)
    if (!payment || (entry.state !== 'approved' && entry.state !== 'declined')) return
    expect(checkoutReturn(world, payment)).toMatch(returnPaths[entry.state])
  }

  async function compare() {
    const { body } = await send('GET /api/invoice/load')
    const shown = (list: string, name: string, ...amounts: string[]) =>
      Object.fromEntries(
        rowsOf(body, list).map((row) => [row[name], amounts.map((field) => cents(row[field]))]),
      )
    expect(shown('invoices', 'invoiceNumber', 'totalAmount', 'balance')).toEqual(
      Object.fromEntries([...ledger.invoices].map(([name, it]) => [name, [it.total, it.left]])),
    )
    expect(shown('credits', 'referenceNumber', 'balance')).toEqual(
      Object.fromEntries(ledger.credits.map(({ name, left }) => [name, [left]])),
    )
    expect(cents(partOf(body, 'usdCredits'))).toBe(ledger.creditDollars())
    expect(
      shown('prepayments', 'retainerInvoiceNumber', 'availablePrepaymentAmount', 'balance'),
    ).toEqual(
      Object.fromEntries(
        ledger.prepayments.map(({ name, total, left, paid }) => [name, [left, paid ? 0 : total]]),
      ),
    )
    const entries = [...ledger.payments.values()]
    const awaited = entries.filter(
      ({ state, course }) => state === 'open' && course !== 'external-page',
    )
    expect(
      rowsOf(body, 'pendingPayments')
        .map((row) => row.receiptCode)
        .sort(),
    ).toEqual(awaited.map(({ code }) => code).sort())
    for (const { code, state } of entries) expect(world.payments.get(code)?.status).toBe(state)
    const latest = lastCode && ledger.payments.get(lastCode)
    if (latest) {
      const { body: status } = await send(`GET /api/payment/status?receiptCode=${latest.code}`)
      expect(status).toMatchObject({ receiptCode: latest.code, status: latest.state })
    }
    expect(world.digitalPurchases.in('byOwner', owner).size).toBe(ledger.purchases)
    expect(world.orders.size).toBe(orders + (ledger.order ? 1 : 0))
    const subjects = Array.from(world.mails.all(), ({ subject }) => subject)
    const mailed = (pattern: RegExp) => subjects.filter((subject) => pattern.test(subject)).length
    expect(mailed(/^(We have received your payment|Recebemos seu pagamento) RC-/)).toBe(
      ledger.receipts,
    )
    expect(
      mailed(/ RC-\d+ (did not go through|has not arrived|não foi concluído|não chegou)$/),
    ).toBe(ledger.failures)
  }

  await compare()
  for (const step of commands) {
    if (step.kind === 'pay') await payBill(step)
    else if (step.kind === 'twice') await payTwice(step.changed)
    else if (step.kind !== 'wait') decide(step.kind, step.which)
    const time = step.kind === 'wait' ? step.time : minute
    advance(time)
    ledger.pass(time)
    await compare()
  }
}
