import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { AnyPayment } from '../../../world/any-payment.ts'
import type { World } from '../../../world/galley-world.ts'
import type { UserRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { methodTable } from '../../reference-data/payment/payment-methods.ts'
import { migrationOf } from '../account/migration-of.ts'
import { type Funds, fundsOf } from './funds.ts'
import { judgeAddresses } from './judge-address.ts'
import { judgeFunds, type RefusalKey } from './judge-funds.ts'
import { judgeBrazil, judgeFapiao, judgeMethodData } from './judge-method.ts'
import { allowedMethods, type PaymentContext } from './payment-methods-rules.ts'
import { voucherCode } from './voucher-rules.ts'

type Schemas = components['schemas']
type MethodId = Schemas['PaymentMethodId']

export type Asked = {
  world: World
  now: number
  user: UserRow
  bill: {
    context: PaymentContext
    total: number
    currency: Schemas['Currency']
    adminCreated?: boolean
    /** Voucher code. */
    voucher?: string
    /** A pay-off of several invoices has no fapiao. */
    withoutFapiao?: boolean
  }
  form: AnyPayment
}

export type Judged = { refused: RefusalKey } | ({ method: MethodId; due: number } & Funds)

/** Asked in China where fapiaos cannot be requested after payment. */
export function asksAboutFapiao({ world, user, bill }: Pick<Asked, 'world' | 'user' | 'bill'>) {
  const { config, localization } = stateOf(world).application
  return (
    user.account.country === 'CN' &&
    config.fapiaoAvailable &&
    !localization.allowsFapiaoProcessingAfterPayment &&
    !bill.withoutFapiao
  )
}

function judgeMethod(asked: Asked, method: MethodId | null): RefusalKey | undefined {
  const { world, user, bill, form, now } = asked
  if (method === null || method === 1 || method === 4 || method === 26) {
    return method === 26 ? 'payment-voucher-not-valid' : 'payment-method-required'
  }
  const site = stateOf(world).application.localization.code
  const { context, adminCreated } = bill
  const { migrated } = migrationOf(world, user, now)
  if (!allowedMethods({ context, site, user, migrated, adminCreated }).includes(method)) {
    return 'payment-method-not-available'
  }
  const isBrazilian = user.account.country === 'BR'
  const isChinese = user.account.country === 'CN'
  const asksFapiao = asksAboutFapiao(asked) && methodTable[method].supportsFapiao === true
  const withFapiao = asksFapiao && form.requireFapiao === 'yes'
  return (
    (isBrazilian ? judgeBrazil(form, method) : undefined) ??
    judgeAddresses({ form, method, isChinese, withFapiao }) ??
    (asksFapiao ? judgeFapiao(form) : undefined) ??
    judgeMethodData(form, method, isBrazilian)
  )
}

/** The method recorded for a bill that credits, prepayment or nothing settles. */
const settledBy = ({ credits, prepayment }: Funds): MethodId =>
  credits > 0 && prepayment === 0 ? 1 : 4

/**
 * Validates a payment form: method, credits, prepayment and remaining amount, or a refusal. A total
 * of 0 needs no method and no address.
 */
export function judgePayment(asked: Asked): Judged {
  const { world, now, user, bill, form } = asked
  const { context, total, currency, voucher } = bill
  if (!form.acceptedTermsAndConditions) {
    return { refused: 'payment-accept-terms-and-conditions-failure' }
  }
  if (form.voucherApplied !== undefined && voucherCode(form.voucherApplied) !== voucher) {
    return { refused: 'payment-voucher-not-valid' }
  }
  const due = voucher === undefined ? total : 0
  if (form.amount !== undefined && form.amount !== due) return { refused: 'payment-amount-changed' }
  if (voucher !== undefined && total > 0) {
    return { method: 26, due: 0, credits: 0, prepayment: 0 }
  }
  const available = fundsOf(world, user.identity, currency, now)
  const funds = judgeFunds({ context, total, currency, form, available })
  if ('refused' in funds) return funds
  const { paymentMethodId: method } = form
  if (funds.due === 0) return { ...funds, method: settledBy(funds) }
  const refused = judgeMethod(asked, method)
  // A missing method was refused above.
  return refused || method === null
    ? { refused: refused ?? 'payment-method-required' }
    : { ...funds, method }
}
