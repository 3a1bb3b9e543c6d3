import type { components } from '../../../src/api/generated/schema.gen.ts'
import { formCoinProblem } from '../rules/currency-rules.ts'
import { holdsFor } from './form-rules.ts'
import { type JourneyState, type JourneyStep, step } from './journey-step.ts'

type HasForm = { order: components['schemas']['OrderForm'] }

const byForm = ({ form }: JourneyState) => form && { path: { identity: form.identity } }

/** The same prices and days as in the form, on a document of its own. */
export const quoteSteps: readonly JourneyStep[] = [
  step('generatePriceQuote', {
    title: 'is quoted',
    send: byForm,
    keep: ({ order }) => ({ form: order, total: order.totalPrice }),
    holds: [
      ...holdsFor<HasForm>(({ order }) => order),
      {
        rule: 'A quote asks what its form asks.',
        broken({ order: { priceQuote, totalPrice, deadline } }) {
          if (!priceQuote) return 'There is none.'
          if (priceQuote.totalPrice !== totalPrice)
            return `${priceQuote.totalPrice} instead of ${totalPrice}.`
          return priceQuote.deadline === deadline
            ? undefined
            : `It is due ${priceQuote.deadline} instead of ${deadline}.`
        },
      },
      {
        rule: 'A quote holds for some time.',
        broken: ({ order: { priceQuote } }) =>
          priceQuote && Date.parse(priceQuote.validUntil) > Date.parse(priceQuote.createdAt)
            ? undefined
            : `It holds until ${priceQuote?.validUntil}.`,
      },
    ],
  }),
  ...(['customer', 'other'] as const).map((as) =>
    step('downloadPriceQuotePdf', {
      title: as === 'other' ? 'is no quote of another person' : 'is a document',
      as,
      send({ form }) {
        const estimate = form?.estimateId ?? undefined
        return estimate === undefined ? undefined : { path: { estimateId: estimate } }
      },
      ...(as === 'other'
        ? { expects: { rule: "Another person's identities are not found.", status: 404 } }
        : {}),
    }),
  ),
  step('loadOrderForm', {
    title: 'is no form of another person',
    as: 'other',
    send: byForm,
    expects: { rule: "Another person's identities are not found.", status: 404 },
  }),
]

/** Haste costs and is due as it was announced. */
export const hasteSteps: readonly JourneyStep[] = [
  step('setDeliveryTier', {
    title: 'is wanted sooner',
    send({ form }) {
      if (!form || form.rushTotalDifference === null) return undefined
      const body = { rushed: true, deliveryTier: 'rush' } as const
      return { path: { identity: form.identity }, body }
    },
    holds: [
      ...holdsFor<HasForm>(({ order }) => order),
      {
        rule: 'Haste costs what was announced.',
        broken({ order }, { form }) {
          const announced = (form?.totalPrice ?? 0) + (form?.rushTotalDifference ?? 0)
          return Math.abs(order.totalPrice - announced) < 1e-6
            ? undefined
            : `${order.totalPrice} instead of ${announced}.`
        },
      },
      {
        rule: 'Haste is due when it was announced.',
        broken: ({ order }, { form }) =>
          order.deadline === form?.rushDeadline
            ? undefined
            : `${order.deadline} instead of ${form?.rushDeadline}.`,
      },
      {
        rule: 'Prices beside a form are those of the form.',
        broken: ({ lineItems, order }) =>
          formCoinProblem({ ...order, lineItems }) ??
          (JSON.stringify(lineItems) === JSON.stringify(order.lineItems)
            ? undefined
            : 'They differ.'),
      },
    ],
  }),
  step('resetOrderForm', { title: 'is given up', send: byForm }),
]
