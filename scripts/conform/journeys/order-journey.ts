import { fillingSteps } from './filling-steps.ts'
import { followingSteps } from './following-steps.ts'
import {
  type Journey,
  type JourneyState,
  type Manner,
  step,
  type TestPayment,
} from './journey-step.ts'

/** An order from the upload to its invoice, paid by one test payment. */
export function orderJourney(name: string, payment: TestPayment, manner: Manner): Journey {
  const pay =
    (more: object = {}) =>
    ({ form, total }: JourneyState) =>
      form && total !== undefined
        ? { path: { orderId: form.identity }, body: { ...payment, amount: total, ...more } }
        : undefined
  return {
    name,
    writes: true,
    steps: [
      step('loadApplication', {
        title: 'names the time zone',
        keep: ({ application }) => ({ application }),
      }),
      ...fillingSteps(),
      step('payForOrder', {
        title: 'refuses another amount',
        send: ({ form, total }) => pay({ amount: (total ?? 0) + 1 })({ form, total }),
        key: 'wrong amount',
        expects: {
          rule: 'A payment of another amount than the total is refused.',
          refusal: 'payment-amount-changed',
        },
      }),
      step('payForOrder', {
        title: `is paid (${manner})`,
        send: pay(),
        key: 'pay',
        manner,
        keep: ({ receiptCode, externalId }) => ({
          receipt: receiptCode,
          ...(externalId === null ? {} : { orderNumber: externalId }),
        }),
      }),
      step('payForOrder', {
        title: 'is not paid once more',
        send: pay(),
        key: 'once more',
        expects: { rule: 'What is paid is not paid again.', refusal: 'payment-already-paid' },
      }),
      ...followingSteps,
    ],
  }
}
