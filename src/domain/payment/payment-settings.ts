import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { PaymentMethod } from '../../api/payment.ts'
import type { Country } from '../countries/country-choices.ts'

export type PaymentContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

/** Everything except the values that decides which fields the form has. */
export type PaymentSettings = {
  context: PaymentContext
  /** Nothing to pay: no method is asked for. */
  isFree: boolean
  isChinese: boolean
  isBrazilian: boolean
  /** Staff who impersonate the user. */
  isStaff: boolean
  /** With the payment. */
  offersFapiao: boolean
  /** An administrator's order may get none. */
  getsInvoice: boolean
  /** On the invoice's page, whatever the method. */
  requestsFapiaoLater: boolean
  countries: readonly Country[]
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
  /** Payments of several invoices have no fapiao. */
  withoutFapiao?: boolean
  withoutInvoice?: boolean
}

/** Fapiaos come with the payment only if the site makes none afterwards. */
export function paymentSettings(input: PaymentSettingsInput): PaymentSettings {
  const { application, user, countries, methods, context } = input
  const { withoutFapiao = false, withoutInvoice = false } = input
  const { config, localization } = application
  const isChinese = user.country === 'CN'
  const isPossible = isChinese && config.fapiaoAvailable && !withoutFapiao
  const isLater = localization.allowsFapiaoProcessingAfterPayment
  return {
    context,
    isFree: false,
    isChinese,
    isBrazilian: user.country === 'BR',
    isStaff: Boolean(user.impersonatorIdentity),
    offersFapiao: isPossible && !isLater,
    getsInvoice: !withoutInvoice,
    requestsFapiaoLater: isPossible && isLater,
    countries,
    methods,
  }
}

export const withoutCharge = (settings: PaymentSettings): PaymentSettings => ({
  ...settings,
  isFree: true,
  offersFapiao: false,
})
