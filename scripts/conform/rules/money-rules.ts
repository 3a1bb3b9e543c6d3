import { rounded, sumOf } from '../../../mocks/world/money.ts'
import type { components } from '../../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

/** What sums of decimals may be off by. */
const binaryNoise = 1e-6

const same = (one: number, other: number, currency: Schemas['Currency']) =>
  rounded(one, currency) === rounded(other, currency)

/** What is wrong with the money of an order form; undefined where it adds up. */
export function formMoneyProblem(form: Schemas['OrderForm']): string | undefined {
  const { lineItems, totalPrice, voucher, currency, discounts } = form
  const wrongLine = lineItems.find(
    ({ listPrice, discountAmount, totalPrice: left }) =>
      !same(listPrice - discountAmount, left, currency) || left < 0 || discountAmount < 0,
  )
  if (wrongLine) {
    const { name, listPrice, discountAmount, totalPrice: left } = wrongLine
    return `${name}: ${listPrice} less ${discountAmount} is not ${left}.`
  }
  const sum = sumOf(
    lineItems.map((line) => line.totalPrice),
    currency,
  )
  const due = sum - (voucher?.appliedAmount ?? 0)
  if (!same(due, totalPrice, currency))
    return `The lines add up to ${due}, and the total is ${totalPrice}.`
  if (Math.abs(rounded(totalPrice, currency) - totalPrice) > binaryNoise) {
    return `The total ${totalPrice} has parts of the smallest coin.`
  }
  const taken = sumOf(
    lineItems.map((line) => line.discountAmount),
    currency,
  )
  const applied = sumOf(
    discounts.map((discount) => discount.appliedAmount),
    currency,
  )
  return same(taken, applied, currency)
    ? undefined
    : `The lines are lowered by ${taken}, and the discounts take off ${applied}.`
}

/** Steps of a form agree: the current one is listed, and its neighbors are those of the list. */
export function stepProblem({ steps, currentStep }: Schemas['OrderForm']): string | undefined {
  const { current, previous, next, list } = steps
  if (current.name !== currentStep)
    return `currentStep is ${currentStep} and steps.current ${current.name}.`
  const at = list.findIndex(({ name }) => name === current.name)
  if (at < 0) return `${current.name} is not in the list.`
  if ((list[at + 1]?.name ?? null) !== (next?.name ?? null))
    return `${next?.name} does not follow ${current.name} in the list.`
  return (list[at - 1]?.name ?? null) === (previous?.name ?? null)
    ? undefined
    : `${previous?.name} does not stand before ${current.name} in the list.`
}

/** What is wrong with the invoices of an order. */
export function orderMoneyProblem({
  invoices,
  payments,
  paid,
  currency,
  serviceOptions,
}: Schemas['OrderDetails']): string | undefined {
  for (const { invoiceNumber, totalAmount, balance } of invoices) {
    const brought = payments
      .filter((one) => one.invoiceNumber === invoiceNumber)
      .map(({ amount }) => amount)
    if (!same(totalAmount - sumOf(brought, currency), balance, currency)) {
      return `${invoiceNumber} asks ${totalAmount}, ${sumOf(brought, currency)} was paid, and ${balance} is open.`
    }
  }
  const open = sumOf(
    invoices.map(({ balance }) => balance),
    currency,
  )
  if (paid && open > 0) return `It is paid, and ${open} is open.`
  const wrong = serviceOptions.find(({ price, listPrice }) => price > listPrice)
  return wrong && `${wrong.name} costs ${wrong.price}, more than its list price.`
}

/** What is wrong with the list of invoices. */
export function invoiceMoneyProblem({
  invoices,
  unpaidInvoices,
}: Schemas['InvoiceLoad']): string | undefined {
  for (const { invoiceNumber, totalAmount, balance, payments, currency } of invoices) {
    const brought = sumOf(
      payments.map(({ amount }) => amount),
      currency,
    )
    if (!same(totalAmount - brought, balance, currency)) {
      return `${invoiceNumber} asks ${totalAmount}, ${brought} was paid, and ${balance} is open.`
    }
  }
  const paid = new Set(
    invoices.filter(({ balance }) => balance <= 0).map((one) => one.invoiceNumber),
  )
  const asked = unpaidInvoices.find(({ invoiceNumber }) => paid.has(invoiceNumber))
  return asked && `${asked.invoiceNumber} is paid and asked for again.`
}
