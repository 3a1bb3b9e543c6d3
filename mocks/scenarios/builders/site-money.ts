import type { components } from '../../../src/api/schema.gen.ts'
import { currencies } from '../../backend/catalogue/currencies.ts'
import type { SiteCode } from './site-application.ts'

type Schemas = components['schemas']
type PaymentMethod = Schemas['PaymentMethod']

const siteCurrencies: Record<SiteCode, Schemas['Currency']> = {
  us: currencies.USD,
  cn: currencies.CNY,
  jp: currencies.JPY,
  br: currencies.BRL,
  es: currencies.EUR,
}

/** The currency that a site's customers pay in, as an account holds it once it is chosen. */
export function siteCurrency(site: SiteCode): Pick<Schemas['User'], 'currency' | 'currencyIso'> {
  const currency = siteCurrencies[site]
  return { currency, currencyIso: currency.shortName }
}

const method = (id: PaymentMethod['id'], name: string): PaymentMethod => ({ id, name })
const card = method(3, 'Credit card')
const payPal = method(6, 'PayPal')
const bankTransfer = method(9, 'Bank transfer')

const methods: Record<SiteCode, PaymentMethod[]> = {
  us: [card, payPal, bankTransfer],
  cn: [method(19, 'Alipay'), method(21, 'UnionPay'), method(25, 'WeChat Pay'), bankTransfer],
  jp: [card, bankTransfer],
  br: [method(23, 'Credit card'), method(22, 'PayPal'), method(20, 'Boleto')],
  es: [card, payPal, bankTransfer],
}

export const paymentMethods = (site: SiteCode): PaymentMethod[] => methods[site]
