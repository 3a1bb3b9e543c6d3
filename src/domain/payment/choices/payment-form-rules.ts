import type { AddressRules } from '../../addresses/address-field-rules.ts'
import { brazilId } from '../brazil/brazil-rules.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { methodNeeds } from './method-registry.ts'
import { type OfferedMethod, offeredMethods, phoneRule } from './payment-method-rules.ts'
import { chosenMethod } from './payment-values.ts'

export const showsFapiaoQuestion = (
  { offersFapiao }: Pick<PaymentSettings, 'offersFapiao'>,
  method: number | undefined,
): boolean => offersFapiao && methodNeeds(method).fapiao

export type PaymentChoices = {
  paymentMethodId: string
  brazilPaymentMethods: string
  requireFapiao: string
  invoiceAddressDiffersFromBilling: boolean
}

type FapiaoAnswers = Pick<PaymentChoices, 'paymentMethodId' | 'requireFapiao'>

export function methodsShown(
  settings: PaymentSettings,
  { brazilPaymentMethods }: Pick<PaymentChoices, 'brazilPaymentMethods'>,
): OfferedMethod[] {
  const { methods, context, isStaff, isBrazilian } = settings
  const brazilOption = isBrazilian ? brazilPaymentMethods : undefined
  return offeredMethods(methods, { context, isStaff, brazilOption })
}

export const requiresFapiao = (settings: PaymentSettings, values: FapiaoAnswers): boolean =>
  showsFapiaoQuestion(settings, chosenMethod(values)) && values.requireFapiao === 'yes'

/** Undefined if no billing address is asked for. */
export function billingRules(
  settings: PaymentSettings,
  values: FapiaoAnswers,
): AddressRules | undefined {
  const method = chosenMethod(values)
  const { billing, name, organization, brazilian } = methodNeeds(method)
  if (!billing || settings.isFree) return undefined
  const { isChinese, countries } = settings
  const phone = phoneRule({
    method,
    requiresFapiao: requiresFapiao(settings, values),
    isChinese,
  })
  return {
    countries: brazilian ? countries.filter(({ id }) => id === brazilId) : countries,
    name: name ? 'required' : 'hidden',
    organization: organization ? 'required' : 'hidden',
    phone: phone.digits ? 'eleven-digits' : phoneNeed(phone),
  }
}

const phoneNeed = ({ shown, required }: { shown: boolean; required: boolean }) => {
  if (!shown) return 'hidden'
  return required ? 'required' : 'optional'
}

type InvoiceAnswers = Pick<PaymentChoices, 'paymentMethodId' | 'invoiceAddressDiffersFromBilling'>

/** Undefined if the invoice goes to the billing address. */
export function invoiceRules(
  { countries, isFree }: PaymentSettings,
  values: InvoiceAnswers,
): AddressRules | undefined {
  const { invoiceAddress } = methodNeeds(chosenMethod(values))
  if (isFree || !invoiceAddress || !values.invoiceAddressDiffersFromBilling) return undefined
  return { countries, name: 'hidden', organization: 'payer', phone: 'hidden' }
}
