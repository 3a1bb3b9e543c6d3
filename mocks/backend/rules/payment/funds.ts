import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { fromDollars, rounded, sumOf, toDollars } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { CreditRow, PrepaymentRow } from '../../../world/rows/payment-rows.ts'

const dollars = { numDecimals: 2 }

/** Whether a credit is usable: not spent, not expired and worth at least one unit of the currency. */
export function counts(credit: CreditRow, currency: Schemas['Currency'], now: Instant): boolean {
  const { balance, totalAmount, expiresAt } = credit
  if (balance <= 0 || (expiresAt !== null && expiresAt <= now)) return false
  return totalAmount / currency.exchangeRate >= 1
}

function countingCredits(world: World, owner: string, currency: Schemas['Currency'], now: Instant) {
  return world.credits
    .in('byOwner', owner)
    .filter((credit) => counts(credit, currency, now))
    .sortBy(({ expiresAt }) => expiresAt ?? Number.MAX_SAFE_INTEGER)
}

/** US dollars. */
export function spendable({ payment, totalAmount, spent }: PrepaymentRow): number {
  return payment === null ? 0 : rounded(totalAmount - spent, dollars)
}

export type Funds = { credits: number; prepayment: number }

export function fundsInDollars(
  world: World,
  owner: string,
  currency: Schemas['Currency'],
  now: Instant,
): Funds {
  const credits = [...countingCredits(world, owner, currency, now).rows()]
  const prepayments = [...world.prepayments.in('byOwner', owner).rows()]
  return {
    credits: sumOf(
      credits.map(({ balance }) => balance),
      dollars,
    ),
    prepayment: sumOf(prepayments.map(spendable), dollars),
  }
}

export function fundsOf(
  world: World,
  owner: string,
  currency: Schemas['Currency'],
  now: Instant,
): Funds {
  const { credits, prepayment } = fundsInDollars(world, owner, currency, now)
  return {
    credits: fromDollars(credits, currency),
    prepayment: fromDollars(prepayment, currency),
  }
}

type UsedPrepayment = { retainerInvoiceNumber: string; amount: number }

/** Takes credits (earliest end first) and prepayments (oldest first); returns each prepayment's share. */
export function takeFunds(
  world: World,
  request: { owner: string; currency: Schemas['Currency']; now: Instant } & Funds,
): UsedPrepayment[] {
  const { owner, currency, now } = request
  const all = fundsInDollars(world, owner, currency, now)
  let credits = Math.min(all.credits, toDollars(request.credits, currency))
  for (const credit of [...countingCredits(world, owner, currency, now).rows()]) {
    const part = Math.min(credit.balance, credits)
    if (part <= 0) break
    credits = rounded(credits - part, dollars)
    const balance = rounded(credit.balance - part, dollars)
    world.credits.update(credit.referenceNumber, { balance })
  }
  let prepayment = Math.min(all.prepayment, toDollars(request.prepayment, currency))
  let left = request.prepayment
  const usedPrepayments: UsedPrepayment[] = []
  const oldestFirst = world.prepayments.in('byOwner', owner).sortBy(({ createdAt }) => createdAt)
  for (const row of [...oldestFirst.rows()]) {
    const part = Math.min(spendable(row), prepayment)
    if (part <= 0) continue
    prepayment = rounded(prepayment - part, dollars)
    const { retainerInvoiceNumber } = row
    world.prepayments.update(retainerInvoiceNumber, { spent: rounded(row.spent + part, dollars) })
    const amount = prepayment === 0 ? left : Math.min(left, fromDollars(part, currency))
    left = rounded(left - amount, currency)
    usedPrepayments.push({ retainerInvoiceNumber, amount })
    if (prepayment === 0) break
  }
  return usedPrepayments
}
