import type { Breakage } from './breakage.ts'
import { each, eachOption, inForm, inQuote, json, on, plus } from './breakage-kinds.ts'

const japan = ['money and days, Japan']
const usual = ['money and days, usual site']
const placed = ['order by creditCard, same']
const late = ['order, files later']

const hours = (instant: unknown, more: number): unknown =>
  typeof instant === 'string'
    ? new Date(Date.parse(instant) + more * 3_600_000).toISOString()
    : instant

/** Local time with the offset of New York instead of UTC. */
const withOffset = (instant: unknown): unknown =>
  typeof instant === 'string' ? hours(instant, -5)?.toString().replace('Z', '-05:00') : instant

export const dayBreakages: readonly Breakage[] = [
  json(
    'rules',
    'generatePriceQuote',
    'is due at another time',
    usual,
    inQuote((quote) => ({
      ...quote,
      deadline: hours(quote.deadline, 24),
    })),
  ),
  json(
    'rules',
    'setDeliveryTier',
    'is due as before',
    usual,
    inForm((form) => ({
      ...form,
      deadline: form.nonRushDeadline,
    })),
  ),
  json(
    'rules',
    'selectService',
    'is due at no time that it names',
    usual,
    inForm((form) => ({
      ...form,
      deadline: hours(form.deadline, 1),
    })),
  ),
  json(
    'rules',
    'selectService',
    'is due later in haste',
    usual,
    inForm((form) => ({
      ...form,
      rushDeadline: hours(form.nonRushDeadline, 1),
    })),
  ),
  json(
    'rules',
    'saveBasicDetails',
    'counts weekends',
    usual,
    on('orderForm')((form) => ({
      ...form,
      availableServices: eachOption(form, (one) => ({
        ...one,
        deadline: hours(one.deadline, Number(one.timeline) * 24),
      })),
    })),
  ),
  json(
    'rules',
    'saveBasicDetails',
    'counts a day more',
    japan,
    on('orderForm')((form) => ({
      ...form,
      availableServices: eachOption(form, (one) => ({
        ...one,
        timeline: one.deliveryTier === 'standard' ? plus(one.timeline, 1) : one.timeline,
      })),
    })),
  ),
  json(
    'rules',
    'saveBasicDetails',
    'is due by New York',
    japan,
    on('orderForm')((form) => ({
      ...form,
      availableServices: eachOption(form, (one) => ({
        ...one,
        deadline: one.deliveryTier === 'rush' ? hours(one.deadline, -14) : one.deadline,
      })),
    })),
  ),
  json(
    'rules',
    'getOrderPayment',
    'is due a week later',
    placed,
    on('order')((one) => ({
      ...one,
      deadline: hours(one.deadline, 7 * 24),
    })),
  ),
  json(
    'rules',
    'getOrderPayment',
    'is due without its files',
    late,
    on('order')((one) => ({
      ...one,
      deadline: one.createdAt,
      deadlineAvailable: true,
    })),
  ),
  json(
    'rules',
    'addOrderFiles',
    'is due a week later',
    late,
    on('order')((one) => ({
      ...one,
      deadline: hours(one.deadline, 7 * 24),
    })),
  ),
  json(
    'rules',
    'addOrderFiles',
    'stays without a deadline',
    late,
    on('order')((one) => ({
      ...one,
      deadline: null,
    })),
  ),
  json('contract', 'searchOrders', 'tells local time', ['searchOrders'], (one) => ({
    ...one,
    orders: each(one.orders, (order) => ({ ...order, createdAt: withOffset(order.createdAt) })),
  })),
  json(
    'contract',
    'getOrderPayment',
    'tells local time',
    placed,
    on('order')((one) => ({
      ...one,
      createdAt: withOffset(one.createdAt),
    })),
  ),
]
