import { newForm } from '../../backend/rules/order-form/new-form.ts'
import { insertPrepayment } from '../../scenarios/builders/orders/build-invoice.ts'
import { samuelOkafor } from '../../scenarios/builders/people.ts'
import type { ScenarioName } from '../../scenarios/scenario-list.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { OrderFormRow } from '../../world/rows/order-form-rows.ts'
import { cardForm, testKey } from '../payment/payment-requests.ts'
import { english, withSeededForm } from './seeded-order-form.ts'

export const cartPath = '/api/order-form/form-1'
export const noDetails = newForm({ identity: '', owner: '', turn: 0, now: 0 }).details
export const readyToPay: Partial<OrderFormRow> = {
  ...english,
  service: 'svc-premium-editing',
  step: 'payment-details',
  details: {
    ...noDetails,
    title: 'Quiet rivers',
    areaOfStudyId: 494,
    styleOfEnglish: 'American English',
  },
}

/** Backend of a person (by default a new customer) at the payment step of form-1, with helpers to pay it. */
export async function cart(
  changes: Partial<OrderFormRow> = {},
  name: ScenarioName = 'new-customer',
) {
  const backend = await withSeededForm(name, { ...readyToPay, ...changes })
  const { identity } = backend.facts.person
  let count = 0
  const pay = (json: object = cardForm) => {
    count += 1
    return backend.send(`PUT ${cartPath}/payments`, {
      json,
      headers: testKey(`pay-order-0000000${count}`),
    })
  }
  const before = new Set([...backend.world.orders.all()].map((row) => row.identity))
  const orders = () =>
    [...backend.world.orders.all()].flatMap((row) => (before.has(row.identity) ? [] : row.order))
  return { ...backend, pay, orders, identity }
}

/** A cart of 372 dollars with 400 dollars of credits and a prepayment of 500. */
export async function withFunds() {
  const backend = await cart()
  const { world, identity: owner } = backend
  const at = fixedNow - 86_400_000
  world.credits.insert({
    referenceNumber: 'CR-1',
    owner,
    createdAt: at,
    expiresAt: null,
    totalAmount: 400,
    balance: 400,
  })
  insertPrepayment({
    world,
    person: samuelOkafor,
    retainerInvoiceNumber: 'US-RT-1',
    at,
    amount: 500,
    spent: 0,
    receiptCode: 'RC-1',
  })
  return backend
}
