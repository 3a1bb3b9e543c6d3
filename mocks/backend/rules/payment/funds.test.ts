import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { counts, fundsOf, takeFunds } from './funds.ts'
import type { MethodContext } from './methods/payment-method-entry.ts'
import { validateFunds } from './validation/validate-funds.ts'

const { USD, JPY, BRL } = currencies
const day = 86_400_000

describe('whether a credit is valid', () => {
  it.each([
    ['one that is open', 40, 40, null, USD, true],
    ['one that is used up', 40, 0, null, USD, false],
    ['one that expires later', 40, 5, fixedNow + 1, USD, true],
    ['one that expires now', 40, 40, fixedNow, USD, false],
    ['one worth a dollar', 1, 1, null, USD, true],
    ['one worth less', 0.99, 0.99, null, USD, false],
    ['cents that are more than a yen', 0.01, 0.01, null, JPY, true],
    ['cents that are less than a real', 0.17, 0.17, null, BRL, false],
  ] as const)('%s: %d', (_, totalAmount, balance, expiresAt, currency, expected) => {
    const row = { referenceNumber: 'CR-1', owner: 'u', createdAt: 0 }
    const credit = { ...row, totalAmount, balance, expiresAt }
    expect(counts(credit, currency, fixedNow)).toBe(expected)
  })
})

describe('using credits and prepayments', () => {
  async function prepaid() {
    const { world, facts } = await loadScenario({ name: 'prepaid', now: fixedNow })
    const owner = facts.person.identity
    const credit = (number: string) => world.credits.get(number)?.balance
    const spent = (number: string) => world.prepayments.get(number)?.spent
    return { world, facts, owner, credit, spent }
  }

  it('computes the spendable amount', async () => {
    const { world, owner, facts } = await prepaid()
    const { credits, prepayment } = facts.balances
    expect(fundsOf(world, owner, USD, fixedNow)).toEqual({ credits, prepayment })
    expect(fundsOf(world, owner, USD, fixedNow + 31 * day).credits).toBe(130.25)
  })

  it('uses first what expires first, and the oldest prepayment', async () => {
    const { world, owner, credit, spent, facts } = await prepaid()
    const request = { owner, currency: USD, now: fixedNow, credits: 20, prepayment: 200 }
    expect(takeFunds(world, request)).toEqual([
      { retainerInvoiceNumber: facts.prepayments.begun, amount: 179.5 },
      { retainerInvoiceNumber: facts.prepayments.full, amount: 20.5 },
    ])
    expect(credit(facts.credits.endsFirst)).toBe(0)
    expect(credit('CR-20112')).toBe(37.75)
    expect(credit(facts.credits.expired)).toBe(80)
    expect([spent(facts.prepayments.begun), spent(facts.prepayments.full)]).toEqual([300, 20.5])
  })

  it('in another currency uses the whole requested amount and never more than is available', async () => {
    const { world, owner } = await prepaid()
    const all = fundsOf(world, owner, BRL, fixedNow)
    const usedPrepayments = takeFunds(world, { owner, currency: BRL, now: fixedNow, ...all })
    expect(usedPrepayments.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
      all.prepayment,
      2,
    )
    expect(fundsOf(world, owner, USD, fixedNow)).toEqual({ credits: 0, prepayment: 0 })
  })
})

describe('funds that a bill may use', () => {
  const available = { credits: 50, prepayment: 80 }
  const validate = (context: MethodContext, form: object) =>
    validateFunds({
      ...{ context, total: 100, currency: USD, available },
      form: {
        acceptedTermsAndConditions: true,
        paymentMethodId: paymentMethodIds.creditCard,
        ...form,
      },
    })

  it.each([
    ['order', {}, { credits: 0, prepayment: 0, due: 100 }],
    [
      'order',
      { creditsApplied: 50, prepaymentApplied: 50 },
      { credits: 50, prepayment: 50, due: 0 },
    ],
    ['order', { creditsApplied: 50, useCredits: 'no' }, { credits: 0, prepayment: 0, due: 100 }],
    ['order', { prepaymentApplied: 9, prepaymentOption: 'none' }, { prepayment: 0, due: 100 }],
    ['payoff', { creditsApplied: 20.004 }, { credits: 20, due: 80 }],
    ['digital', { prepaymentApplied: 80 }, { prepayment: 80, due: 20 }],
    ['order', { creditsApplied: 50.01 }, { refused: 'payment-credits-exceeded' }],
    ['order', { prepaymentApplied: 80.01 }, { refused: 'payment-prepayment-exceeded' }],
    [
      'order',
      { creditsApplied: 50, prepaymentApplied: 50.01 },
      { refused: 'payment-prepayment-exceeded' },
    ],
    ['digital', { creditsApplied: 1 }, { refused: 'payment-credits-not-allowed' }],
    ['prepay', { creditsApplied: 1 }, { refused: 'payment-credits-not-allowed' }],
    ['prepay', { prepaymentApplied: 1 }, { refused: 'payment-prepayment-exceeded' }],
  ] as const)('%s %o', (context, form, expected) => {
    expect(validate(context, form)).toMatchObject(expected)
  })

  it.each([
    [99.99, { credits: 10, due: 90 }],
    [100, { refused: 'payment-credits-not-allowed' }],
  ])('a pay-off of 100 with credits of %d', (credits, expected) => {
    const form = {
      acceptedTermsAndConditions: true,
      paymentMethodId: paymentMethodIds.creditCard,
      creditsApplied: 10,
    }
    const request = { context: 'payoff', total: 100, currency: USD, form } as const
    expect(validateFunds({ ...request, available: { credits, prepayment: 0 } })).toMatchObject(
      expected,
    )
  })
})
