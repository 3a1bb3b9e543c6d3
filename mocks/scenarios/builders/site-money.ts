import type { components } from '../../../src/api/schema.gen.ts'
import type { SiteCode } from './site-application.ts'

type Schemas = components['schemas']
type PaymentMethod = Schemas['PaymentMethod']

const currencies: Record<SiteCode, Schemas['Currency']> = {
  us: { sign: '$', exchangeRate: 1, shortName: 'USD', numDecimals: 2 },
  cn: { sign: '¥', exchangeRate: 0.14, shortName: 'CNY', numDecimals: 2 },
  jp: { sign: '¥', exchangeRate: 0.0067, shortName: 'JPY', numDecimals: 0 },
  br: { sign: 'R$', exchangeRate: 0.18, shortName: 'BRL', numDecimals: 2 },
  es: { sign: '€', exchangeRate: 1.08, shortName: 'EUR', numDecimals: 2 },
}

/** The currency that a site's customers pay in, as an account holds it once it is chosen. */
export function siteCurrency(site: SiteCode): Pick<Schemas['User'], 'currency' | 'currencyIso'> {
  const currency = currencies[site]
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
