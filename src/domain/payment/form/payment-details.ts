import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import type { PaymentByMethod, PaymentDetails, PaymentFields } from '../../../api/payment.ts'
import { paymentAddressOf } from '../../addresses/payment-address.ts'
import type { Card } from '../card/card-provider.ts'
import { methodNeeds, methodOf } from '../choices/method-registry.ts'
import {
  billingRules,
  invoiceRules,
  requiresFapiao,
  showsFapiaoQuestion,
} from '../choices/payment-form-rules.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import type { AppliedFunds } from '../funds/funds-rules.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { withoutEmpty } from '../without-empty.ts'

async function methodDetails(
  values: PaymentValues,
  settings: PaymentSettings,
  requestCard: () => Promise<Card>,
): Promise<PaymentByMethod> {
  const method = methodOf(chosenMethod(values))
  if (!method) return { paymentMethodId: null }
  const rules = billingRules(settings, values)
  return method.request({
    values,
    billingAddress: rules ? paymentAddressOf(values.billingAddress, rules) : {},
    requiresFapiao: requiresFapiao(settings, values),
    requestCard,
  })
}

function brazilDetails(values: PaymentValues, method: number): Partial<PaymentFields> {
  const { brazilPaymentMethods, fapespNumber } = values
  if (brazilPaymentMethods === '') return {}
  if (brazilPaymentMethods === 'fapesp') {
    return { brazilPaymentMethods, usingFapespFunds: true, fapespNumber: fapespNumber.trim() }
  }
  return { brazilPaymentMethods, requestAllpago: methodNeeds(method).brazilian }
}

function sharedDetails(
  values: PaymentValues,
  settings: PaymentSettings,
  method: number,
): Partial<PaymentFields> {
  const { invoiceAddressDiffersFromBilling } = values
  const invoice = invoiceRules(settings, values)
  const withFapiao = requiresFapiao(settings, values)
  return {
    ...(methodNeeds(method).invoiceAddress && { invoiceAddressDiffersFromBilling }),
    ...(invoice && { invoiceAddress: paymentAddressOf(values.invoiceAddress, invoice) }),
    ...(settings.isBrazilian && brazilDetails(values, method)),
    ...(showsFapiaoQuestion(settings, method) && { requireFapiao: withFapiao ? 'yes' : 'no' }),
    ...(withFapiao && { fapiao: withoutEmpty(values.fapiao) }),
  }
}

type PaidBill = {
  /** Before credits and balances; in major units of the bill's currency. */
  amount: number
  applied?: AppliedFunds | undefined
  /** Pays all. */
  voucherCode?: string | undefined
  /** Of the payment that this one continues. */
  receiptCode?: string | undefined
}

function fundsDetails(
  { useCredits, prepaymentOption }: PaymentValues,
  applied: AppliedFunds | undefined,
): Partial<PaymentFields> {
  if (!applied) return {}
  const { creditsApplied, prepaymentApplied } = applied
  return { useCredits, creditsApplied, prepaymentOption, prepaymentApplied }
}

/** Leaves out what was typed for other methods. Rejects if `requestCard` does. */
export async function paymentDetailsOf(
  values: PaymentValues,
  settings: PaymentSettings,
  { amount, applied, voucherCode, receiptCode }: PaidBill,
  requestCard: () => Promise<Card>,
): Promise<PaymentDetails> {
  const { acceptedTermsAndConditions } = values
  const common = {
    acceptedTermsAndConditions,
    amount,
    ...(receiptCode !== undefined && { receiptCode }),
    ...fundsDetails(values, applied),
  }
  if (voucherCode !== undefined) {
    return { ...common, voucherApplied: voucherCode, paymentMethodId: paymentMethodIds.voucher }
  }
  if (settings.isFree) return { ...common, paymentMethodId: paymentMethodIds.free }
  const ownDetails = await methodDetails(values, settings, requestCard)
  const { paymentMethodId } = ownDetails
  const shared = paymentMethodId === null ? {} : sharedDetails(values, settings, paymentMethodId)
  return { ...common, ...shared, ...ownDetails }
}
