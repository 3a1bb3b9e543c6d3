import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { PaymentMethod } from '../../api/payment.ts'
import type { AddressRules } from '../addresses/address-field-rules.ts'
import type { Country } from '../countries/country-choices.ts'
import {
  brazilId,
  methodNeeds,
  type OfferedMethod,
  offeredMethods,
  type PaymentContext,
  phoneRule,
} from './payment-method-rules.ts'
import { chosenMethod } from './payment-values.ts'

/** Everything but the values that decides what the form asks for. */
export type PaymentSettings = {
  context: PaymentContext
  /** Nothing to pay: no method is asked for. */
  isFree: boolean
  isChinese: boolean
  isBrazilian: boolean
  /** Staff who impersonate the user. */
  isStaff: boolean
  offersFapiao: boolean
  countries: readonly Country[]
  /** All methods that are open to the user. */
  methods: readonly PaymentMethod[]
}

type PaymentSettingsInput = {
  application: {
    config: Pick<Application['config'], 'fapiaoAvailable'>
    localization: Pick<Application['localization'], 'allowsFapiaoProcessingAfterPayment'>
  }
  user: Pick<User, 'country' | 'impersonatorIdentity'>
  countries: readonly Country[]
  methods: readonly PaymentMethod[]
  context: PaymentContext
  isFree?: boolean
  /** Payments of several invoices have no fapiao. */
  withoutFapiao?: boolean
}

/** Fapiaos come with the payment only if the site makes none afterwards. */
export function paymentSettings(input: PaymentSettingsInput): PaymentSettings {
  const {
    application,
    user,
    countries,
    methods,
    context,
    isFree = false,
    withoutFapiao = false,
  } = input
  const { config, localization } = application
  const isChinese = user.country === 'CN'
  const isPossible = config.fapiaoAvailable && !localization.allowsFapiaoProcessingAfterPayment
  return {
    context,
    isFree,
    isChinese,
    isBrazilian: user.country === 'BR',
    isStaff: Boolean(user.impersonatorIdentity),
    offersFapiao: isChinese && isPossible && !isFree && !withoutFapiao,
    countries,
    methods,
  }
}

export const showsFapiaoQuestion = (
  { offersFapiao }: Pick<PaymentSettings, 'offersFapiao'>,
  method: number | undefined,
): boolean => offersFapiao && methodNeeds(method).fapiao

/** The values that decide which groups are shown. */
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
