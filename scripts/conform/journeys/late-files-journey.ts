import { daysOfForm, orderDeadlineProblem } from '../rules/deadline-rules.ts'
import { fillingSteps, uploadStep } from './filling-steps.ts'
import { zoneOf } from './form-rules.ts'
import { type Journey, step, type TestPayment } from './journey-step.ts'

const countsFromFiles = 'The deadline of an order without files counts from their arrival.'

/** An order that is paid before its manuscript comes. */
export const lateFilesJourney = (payment: TestPayment): Journey => ({
  name: 'order, files later',
  writes: true,
  steps: [
    step('loadApplication', {
      title: 'names the time zone',
      keep: ({ application }) => ({ application }),
    }),
    ...fillingSteps({ filesLater: true }),
    step('payForOrder', {
      title: 'is paid without files',
      key: 'pay',
      send: ({ form, total }) =>
        form && total !== undefined
          ? { path: { orderId: form.identity }, body: { ...payment, amount: total } }
          : undefined,
      keep: ({ externalId }) => (externalId === null ? {} : { orderNumber: externalId }),
    }),
    step('getOrderPayment', {
      title: 'waits for its files',
      send: ({ orderNumber }) =>
        orderNumber === undefined ? undefined : { path: { id: orderNumber } },
      holds: [
        {
          rule: countsFromFiles,
          broken: ({ order }) =>
            order?.deadline === null && !order.deadlineAvailable
              ? undefined
              : `It is due ${order?.deadline} without them.`,
        },
      ],
    }),
    uploadStep,
    ...(['other', 'customer'] as const).map((as) =>
      step('addOrderFiles', {
        title: as === 'other' ? 'takes no files of another person' : 'takes its files',
        as,
        send: ({ orderNumber, file }) =>
          orderNumber === undefined || file === undefined
            ? undefined
            : { path: { externalId: orderNumber }, body: { mainFiles: [file] } },
        ...(as === 'other'
          ? { expects: { rule: "Another person's identities are not found.", status: 404 } }
          : {}),
        holds: [
          {
            rule: countsFromFiles,
            broken({ order }, known) {
              const { form } = known
              const [zone, days] = [zoneOf(known), form && daysOfForm(form)]
              if (!form || zone === undefined || days === undefined) return undefined
              return orderDeadlineProblem(order, { form, days, zone })
            },
          },
        ],
      }),
    ),
  ],
})
