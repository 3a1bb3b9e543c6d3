import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { PaymentMethod } from '../../api/payment.ts'
import type { AddressRules } from '../addresses/address-problem.ts'
import type { Country } from '../countries/country-choices.ts'
import {
  brazilId,
  needsOf,
  type OfferedMethod,
  offeredMethods,
  type PaymentContext,
  phoneRule,
} from './payment-method-rules.ts'
import { chosenMethod } from './payment-values.ts'

/** What decides a payment form beside what is typed into it. */
export type PaymentSettings = {
  context: PaymentContext
  /** Nothing is left to pay, so that no method is asked for. */
  isFree: boolean
  isChinese: boolean
  isBrazilian: boolean
  /** Staff who act for the person. */
  isStaff: boolean
  /** Whether a fapiao can be asked for with the payment. */
  asksFapiao: boolean
  countries: readonly Country[]
  /** Every way to pay that is open to the person, whatever it is for. */
  methods: readonly PaymentMethod[]
}

type Known = {
  application: {
    config: Pick<Application['config'], 'fapiaoAvailable'>
    localization: Pick<Application['localization'], 'allowsFapiaoProcessingAfterPayment'>
  }
  user: Pick<User, 'country' | 'impersonatorIdentity'>
  countries: readonly Country[]
  methods: readonly PaymentMethod[]
  context: PaymentContext
  isFree?: boolean
  /** What has no single invoice, as several that are paid at once, has no fapiao either. */
  withoutFapiao?: boolean
}

/**
 * The settings of a payment by a person on a site. A fapiao comes with the payment in China, where the site has
 * any and makes none after the payment.
 */
export function paymentSettings(known: Known): PaymentSettings {
  const {
    application,
    user,
    countries,
    methods,
    context,
    isFree = false,
    withoutFapiao = false,
  } = known
  const { config, localization } = application
  const isChinese = user.country === 'CN'
  const isPossible = config.fapiaoAvailable && !localization.allowsFapiaoProcessingAfterPayment
  return {
    context,
    isFree,
    isChinese,
    isBrazilian: user.country === 'BR',
    isStaff: Boolean(user.impersonatorIdentity),
    asksFapiao: isChinese && isPossible && !isFree && !withoutFapiao,
    countries,
    methods,
  }
}

/** Whether the question about a fapiao stands in the form, by the chosen method. */
export const showsFapiaoQuestion = (
  { asksFapiao }: Pick<PaymentSettings, 'asksFapiao'>,
  method: number | undefined,
): boolean => asksFapiao && needsOf(method).fapiao

/** What of the values decides which groups of the form are open. */
export type PaymentChoices = {
  paymentMethodId: string
  brazilPaymentMethods: string
  requireFapiao: string
  invoiceAddressDiffersFromBilling: boolean
}

type Answered = Pick<PaymentChoices, 'paymentMethodId' | 'requireFapiao'>

/** The methods that the form shows, by what is answered before them. */
export function methodsShown(
  settings: PaymentSettings,
  { brazilPaymentMethods }: Pick<PaymentChoices, 'brazilPaymentMethods'>,
): OfferedMethod[] {
  const { methods, context, isStaff, isBrazilian } = settings
  const brazilOption = isBrazilian ? brazilPaymentMethods : undefined
  return offeredMethods(methods, { context, isStaff, brazilOption })
}

/** Whether a fapiao comes with the payment. */
export const requiresFapiao = (settings: PaymentSettings, values: Answered): boolean =>
  showsFapiaoQuestion(settings, chosenMethod(values)) && values.requireFapiao === 'yes'

/** What is asked of the billing address; undefined where there is none. */
export function billingRules(
  settings: PaymentSettings,
  values: Answered,
): AddressRules | undefined {
  const method = chosenMethod(values)
  const { billing, name, organization, brazilian } = needsOf(method)
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

type Invoiced = Pick<PaymentChoices, 'paymentMethodId' | 'invoiceAddressDiffersFromBilling'>

/** What is asked of the address of the invoice; undefined where it goes to the billing address. */
export function invoiceRules(
  { countries, isFree }: PaymentSettings,
  values: Invoiced,
): AddressRules | undefined {
  const { invoiceAddress } = needsOf(chosenMethod(values))
  if (isFree || !invoiceAddress || !values.invoiceAddressDiffersFromBilling) return undefined
  return { countries, name: 'hidden', organization: 'payer', phone: 'hidden' }
}
