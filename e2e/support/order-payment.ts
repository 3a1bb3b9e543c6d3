import type { Page } from '@playwright/test'
import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import type { BackendFixture } from '../fixtures.ts'
import { expect } from '../fixtures.ts'
import { OrderSteps } from './order-steps.ts'
import { typeCard } from './payment-steps.ts'

export const orderPage = /\/researcher\/details\/GX[^/]+\/thank-you$/

export async function fillCard(page: Page, number: string = testCardNumbers.approved) {
  const order = new OrderSteps(page)
  await order.choose('Credit card')
  await typeCard(page, number, order)
  await order.acceptTerms()
}

type Tables = {
  orderForms: { orderedAs: string | null }[]
  orders: { identity: string }[]
  payments: { purpose: { kind: string }; status: string }[]
}

/** One order, of one approved payment. Returns its number. */
export async function placedOrder(backend: BackendFixture): Promise<string> {
  const { tables }: { tables: Tables } = JSON.parse(await backend.world())
  const numbers = tables.orderForms.flatMap(({ orderedAs }) => orderedAs ?? [])
  expect(numbers).toHaveLength(1)
  expect(tables.orders.filter(({ identity }) => numbers.includes(identity))).toHaveLength(1)
  const ofOrders = tables.payments.filter(({ purpose }) => purpose.kind === 'order')
  expect(ofOrders.map(({ status }) => status)).toEqual(['approved'])
  return numbers[0] ?? ''
}
