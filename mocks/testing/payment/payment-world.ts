import { insertInvoice, insertPrepayment } from '../../scenarios/builders/orders/build-invoice.ts'
import { type Person, samuelOkafor } from '../../scenarios/builders/people.ts'
import { rafaelNogueira } from '../../scenarios/builders/people-abroad.ts'
import { day } from '../../scenarios/builders/server-date.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import { testBackend } from '../backend-in-scenario.ts'
import { partOf } from '../model-runs.ts'
import { Ledger, workdaysLater } from './payment-ledger.ts'

export const cents = (amount: unknown): number => Math.round(Number(amount) * 100)

const sites = {
  us: { scenario: 'prepaid', person: samuelOkafor, hundredths: 100 },
  br: { scenario: 'brazil', person: rafaelNogueira, hundredths: 18 },
} as const

function insertOpenInvoices(world: World, person: Person, site: string): void {
  for (const [amount, ago] of [
    [120.4, 9],
    [310.25, 4],
  ] as const) {
    const invoiceNumber = `${site.toUpperCase()}-8800${ago}`
    const madeAt = fixedNow - ago * day
    const bill = { invoiceNumber, madeAt, amount, submission: `Editing ${invoiceNumber}` }
    insertInvoice({ world, person, ...bill })
  }
}

function insertFunds(world: World, person: Person): void {
  for (const [referenceNumber, totalAmount, days] of [
    ['CR-40001', 12.35, 3],
    ['CR-40002', 30, 50],
  ] as const) {
    const expiresAt = fixedNow + days * day
    const credit = { referenceNumber, owner: person.identity, createdAt: fixedNow - day, expiresAt }
    world.credits.insert({ ...credit, totalAmount, balance: totalAmount })
  }
  const retainerInvoiceNumber = 'BR-RT-1001'
  const paid = { retainerInvoiceNumber, at: fixedNow - 30 * day, receiptCode: 'RC-71001' }
  insertPrepayment({ world, person, amount: 725.25, ...paid })
}

/** A person with three open invoices, credits, prepayments and an order form at its payment. */
export async function payingWorld(site: keyof typeof sites) {
  const { scenario, person, hundredths } = sites[site]
  const flags = { digital_editing: true, digital_translation: true, prepay_enabled: true }
  const backend = await testBackend(scenario, { flags, at: 'payment-details' })
  const { world, send } = backend
  const owner = person.identity
  world.orderForms.update('form-1', { uploadFilesLater: true })
  insertOpenInvoices(world, person, site)
  if (site === 'br') insertFunds(world, person)
  const nameOf = (code: string) => {
    const payment = world.payments.get(code)
    if (payment?.purpose.kind === 'prepayment') return payment.purpose.retainerInvoiceNumber
    return payment?.invoiceNumbers[0] ?? ''
  }
  const ledger = new Ledger(hundredths, nameOf)
  for (const { invoiceNumber, totalAmount, payments } of world.invoices
    .in('byOwner', owner)
    .rows()) {
    const paid = payments.reduce((all, { amount }) => all + cents(amount), 0)
    const total = cents(totalAmount)
    ledger.invoices.set(invoiceNumber, { total, left: total - paid })
  }
  for (const { referenceNumber: name, balance, totalAmount, expiresAt } of world.credits.all()) {
    const until = expiresAt ?? Number.POSITIVE_INFINITY
    const counts = cents(totalAmount) >= hundredths
    ledger.credits.push({ name, left: cents(balance), until, counts })
  }
  ledger.credits.sort((a, b) => a.until - b.until)
  const oldestFirst = [...world.prepayments.all()].sort((a, b) => a.createdAt - b.createdAt)
  for (const { retainerInvoiceNumber: name, totalAmount, spent, payment } of oldestFirst) {
    const [total, paid] = [cents(totalAmount), payment !== null]
    ledger.prepayments.push({ name, total, paid, left: paid ? total - cents(spent) : 0 })
  }
  const boleto = world.payments.get('RC-77410')
  if (boleto) {
    ledger.payments.set('RC-77410', {
      code: 'RC-77410',
      bill: { kind: 'payoff', numbers: [...boleto.invoiceNumbers] },
      ...{ total: cents(boleto.total), credits: 0, prepaid: 0, course: 'boleto' },
      ...{
        state: 'open',
        dueAt: workdaysLater(fixedNow - day, 2),
        atBank: false,
        fundsTaken: true,
      },
      invoices: [...boleto.invoiceNumbers],
    })
  }
  const { body } = await send('GET /api/order-form/form-1/load')
  const price = cents(
    partOf(body, 'order', 'totalPrice') ?? partOf(body, 'orderForm', 'totalPrice'),
  )
  return { ...backend, owner, ledger, price, orders: world.orders.size }
}
