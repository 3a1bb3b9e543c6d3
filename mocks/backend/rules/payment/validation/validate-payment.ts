import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'
import type { UserRow } from '../../../../world/rows/rows.ts'
import { stateOf } from '../../../../world/world-state.ts'
import { migrationOf } from '../../account/migration-of.ts'
import { type Funds, fundsOf } from '../funds.ts'
import type { MethodContext } from '../methods/payment-method-entry.ts'
import { methodOf } from '../methods/payment-methods.ts'
import { allowedMethods, isPaidByTransferAlone } from '../payment-methods-rules.ts'
import { voucherCode } from '../voucher-rules.ts'
import { type PaymentRefusal, validateFunds } from './validate-funds.ts'
import { validateBrazilMethod, validateOrderFapiao } from './validate-method.ts'
import { validatePaymentAddresses } from './validate-payment-addresses.ts'

export type PaymentRequest = {
  world: World
  now: Instant
  user: UserRow
  bill: {
    context: MethodContext
    total: number
    currency: Schemas['Currency']
    adminCreated?: boolean
    voucher?: string
    withoutFapiao?: boolean
  }
  form: PaymentFormBody
}

type PaymentDecision =
  | { refused: PaymentRefusal }
  | ({ method: Schemas['PaymentMethodId']; due: number } & Funds)

/** Required in China where fapiaos cannot be requested after payment. */
function asksAboutFapiao({ world, user, bill }: Pick<PaymentRequest, 'world' | 'user' | 'bill'>) {
  const { config, localization } = stateOf(world).application
  return (
    user.account.country === 'CN' &&
    config.fapiaoAvailable &&
    !localization.allowsFapiaoProcessingAfterPayment &&
    !bill.withoutFapiao
  )
}

function validateMethod(
  request: PaymentRequest,
  method: Schemas['PaymentMethodId'] | null,
): PaymentRefusal | undefined {
  const { world, user, bill, form, now } = request
  if (method === null || methodOf(method).isRecordedOnly) {
    return method === paymentMethodIds.voucher
      ? 'payment-voucher-not-valid'
      : 'payment-method-required'
  }
  const site = stateOf(world).application.localization.code
  const { context, adminCreated } = bill
  const { migrated } = migrationOf(world, user, now)
  if (!allowedMethods({ context, site, user, migrated, adminCreated }).includes(method)) {
    return 'payment-method-not-available'
  }
  const isBrazilian = user.account.country === 'BR'
  const isChinese = user.account.country === 'CN'
  const asksFapiao = asksAboutFapiao(request) && methodOf(method).supportsFapiao === true
  const withFapiao = asksFapiao && form.requireFapiao === 'yes'
  return (
    (isBrazilian ? validateBrazilMethod(form, method) : undefined) ??
    validatePaymentAddresses({ form, method, isChinese, withFapiao }) ??
    (asksFapiao ? validateOrderFapiao(form) : undefined) ??
    methodOf(method).refusalOf?.(form, isBrazilian)
  )
}

const settledBy = ({ credits, prepayment }: Funds): Schemas['PaymentMethodId'] =>
  credits > 0 && prepayment === 0 ? paymentMethodIds.credits : paymentMethodIds.free

/** The payment's method and amounts, or a refusal. A total of 0 needs no method and no address. */
export function validatePayment(request: PaymentRequest): PaymentDecision {
  const { world, now, user, bill, form } = request
  const { context, total, currency, voucher } = bill
  if (!form.acceptedTermsAndConditions) {
    return { refused: 'payment-accept-terms-and-conditions-failure' }
  }
  if (form.voucherApplied !== undefined && voucherCode(form.voucherApplied) !== voucher) {
    return { refused: 'payment-voucher-not-valid' }
  }
  const due = voucher === undefined ? total : 0
  if (form.amount !== undefined && form.amount !== due) return { refused: 'payment-amount-changed' }
  const byTransferAlone = isPaidByTransferAlone({ context, user })
  if (voucher !== undefined && total > 0) {
    if (byTransferAlone) return { refused: 'payment-voucher-not-valid' }
    return { method: paymentMethodIds.voucher, due: 0, credits: 0, prepayment: 0 }
  }
  const available = fundsOf(world, user.identity, currency, now)
  const funds = validateFunds({
    ...{ context, total, currency, form, available },
    isPaidByTransferAlone: byTransferAlone,
  })
  if ('refused' in funds) return funds
  const { paymentMethodId: method } = form
  if (funds.due === 0) return { ...funds, method: settledBy(funds) }
  const refused = validateMethod(request, method)
  // A missing method was refused above.
  return refused || method === null
    ? { refused: refused ?? 'payment-method-required' }
    : { ...funds, method }
}
