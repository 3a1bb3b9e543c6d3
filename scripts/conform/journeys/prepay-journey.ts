import type { Journey, Manner, TestPayment } from './journey-step.ts'
import { step } from './journey-step.ts'
import { namesAmount, namesCurrency, prepaidSteps, usualLeast } from './prepay-steps.ts'

export function prepayJourney(payment: TestPayment, manner: Manner): Journey {
  return {
    name: `prepay, ${manner}`,
    writes: true,
    steps: [
      namesCurrency,
      namesAmount,
      step('payForPrepayment', {
        title: 'refuses less than the least',
        key: 'too little',
        send: ({ total = usualLeast }) => ({ body: { ...payment, amount: total - 1 } }),
        expects: {
          rule: 'A prepayment below the least amount is refused.',
          refusal: 'prepayment-amount-too-low',
        },
      }),
      step('payForPrepayment', {
        title: `is paid (${manner})`,
        key: 'prepay',
        manner,
        send: ({ total = usualLeast }) => ({ body: { ...payment, amount: total } }),
        keep: ({ receiptCode }) => ({ receipt: receiptCode }),
      }),
      step('payForPrepayment', {
        title: 'refuses the key with another amount',
        key: 'prepay',
        send: ({ total = usualLeast }) => ({ body: { ...payment, amount: total + 1 } }),
        expects: { rule: 'A key that comes with another body is answered 422.', status: 422 },
      }),
      ...prepaidSteps,
    ],
  }
}
