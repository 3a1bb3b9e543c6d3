import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import { loadScenario } from '../../../../scenarios/load-scenario.ts'
import { type Form, payOpenInvoice } from '../../../../testing/payment/pay-open-order.ts'
import { fixedNow } from '../../../../world/clock/fixed-now.ts'
import { stateOf, updateState } from '../../../../world/world-state.ts'
import { takePayment } from './take-payment.ts'

describe('payments in China', () => {
  const address = {
    ...{ name: '陈立华', address1: '西湖区浙大路38号', city: '杭州', state: '浙江' },
    ...{ zip: '310027', country: { value: 44 } },
  }
  const base: Form = {
    acceptedTermsAndConditions: true,
    paymentMethodId: paymentMethodIds.alipay,
    billingAddress: address,
  }
  const fapiao = {
    ...{ type: 'general', deliveryTimeline: 'with-order' },
    ...{ title: '浙江大学', taxpayerNumber: '12330000470095016Q' },
  }

  it('returns a form for Alipay, and needs no telephone there', async () => {
    const { outcome } = await payOpenInvoice('china', base)
    expect(outcome).toMatchObject({
      payment: { status: 'open' },
      answer: { redirectForm: expect.stringContaining('action="/external/alipay/RC-100001"') },
    })
  })

  async function atOrder(form: Form) {
    const { world } = await loadScenario({ name: 'china', now: fixedNow })
    const { application } = stateOf(world)
    const localization = { ...application.localization, allowsFapiaoProcessingAfterPayment: false }
    updateState(world, { application: { ...application, localization } })
    const [user] = world.users.all()
    const [open] = [...world.invoices.all()].filter(({ payments }) => payments.length === 0)
    if (!user || !open) throw new Error('Nothing to pay.')
    const { currency, totalAmount: total, invoiceNumber } = open
    const purpose = { kind: 'payoff', invoiceNumbers: [invoiceNumber] } as const
    const bill = { purpose, context: 'order', total, currency } as const
    return takePayment({ world, now: fixedNow, user, form, bill })
  }
  const withFapiao: Form = {
    ...{ ...base, requireFapiao: 'yes', fapiao },
    billingAddress: { ...address, phone: '13800138000' },
  }
  const cases: [string, Form, string][] = [
    ['no answer about the fapiao', base, 'payment-fapiao-answer-required'],
    [
      'a telephone of 10 digits',
      { ...withFapiao, billingAddress: { ...address, phone: '1380013800' } },
      'payment-phone-invalid',
    ],
    [
      'a fapiao without title',
      { ...withFapiao, fapiao: { ...fapiao, title: '' } },
      'payment-fapiao-incomplete',
    ],
    [
      'a kind of fapiao that is not listed',
      { ...withFapiao, fapiao: { ...fapiao, type: 'electronic' } },
      'payment-fapiao-incomplete',
    ],
    [
      'a delivery that is not listed',
      { ...withFapiao, fapiao: { ...fapiao, deliveryTimeline: 'next-year' } },
      'payment-fapiao-incomplete',
    ],
  ]
  it.each(cases)('where fapiaos come with the order: %s', async (_, form, error) => {
    expect(await atOrder(form)).toEqual({ refused: { error } })
  })

  it('keeps the fapiao of an order, and none where none is wanted', async () => {
    expect(await atOrder(withFapiao)).toMatchObject({ payment: { form: { fapiao } } })
    const without = await atOrder({ ...base, requireFapiao: 'no', fapiao })
    expect(without).toMatchObject({ payment: { status: 'open' } })
    expect(without).not.toHaveProperty('payment.form.fapiao')
  })
})
