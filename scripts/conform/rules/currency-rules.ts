import { rounded } from '../../../mocks/world/money.ts'
import type { components } from '../../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

/** What sums of decimals may be off by. */
const binaryNoise = 1e-6

/** The decimals of ISO 4217. */
function decimalsOf(isoCode: string): number | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: isoCode })
  return format.resolvedOptions().maximumFractionDigits
}

export function currencyProblem({
  isoCode,
  shortName,
  numDecimals,
}: Schemas['Currency']): string | undefined {
  if (isoCode !== shortName) return `isoCode is ${isoCode} and shortName ${shortName}.`
  const decimals = decimalsOf(isoCode)
  return decimals === numDecimals
    ? undefined
    : `${isoCode} has ${decimals} decimals and numDecimals is ${numDecimals}.`
}

const broken = (amount: number, currency: Schemas['Currency']) =>
  Math.abs(rounded(amount, currency) - amount) > binaryNoise

/** The first amount that has parts of the smallest coin. */
function coinProblem(
  amounts: Readonly<Record<string, number | null>>,
  currency: Schemas['Currency'],
): string | undefined {
  const wrong = Object.entries(amounts).find(
    ([, amount]) => amount !== null && broken(amount, currency),
  )
  return wrong && `${wrong[0]} is ${wrong[1]} ${currency.isoCode}.`
}

export function formCoinProblem(form: Schemas['OrderForm']): string | undefined {
  const { currency, lineItems, availableServices } = form
  const lines = lineItems.flatMap(({ name, listPrice, discountAmount, totalPrice }) => [
    [`The list price of ${name}`, listPrice] as const,
    [`The discount of ${name}`, discountAmount] as const,
    [`The price of ${name}`, totalPrice] as const,
  ])
  const options = availableServices
    .flatMap(({ serviceOptions }) => serviceOptions)
    .map(({ name, price }) => [`The price of ${name}`, price] as const)
  const amounts = {
    'The total': form.totalPrice,
    'What rush adds': form.rushTotalDifference,
    'What express adds': form.expressTotalDifference,
    ...Object.fromEntries([...lines, ...options]),
  }
  return currencyProblem(currency) ?? coinProblem(amounts, currency)
}

export function invoiceCoinProblem({ invoices }: Schemas['InvoiceLoad']): string | undefined {
  for (const { invoiceNumber, totalAmount, balance, payments, currency } of invoices) {
    const paid = payments.map(({ amount, id }) => [`Payment ${id}`, amount] as const)
    const amounts = {
      [`The total of ${invoiceNumber}`]: totalAmount,
      [`The balance of ${invoiceNumber}`]: balance,
      ...Object.fromEntries(paid),
    }
    const problem = currencyProblem(currency) ?? coinProblem(amounts, currency)
    if (problem) return problem
  }
  return undefined
}
