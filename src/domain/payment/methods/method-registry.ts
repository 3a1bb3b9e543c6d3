import { i18n } from '@lingui/core'
import type { PaymentSettings } from '../form/payment-settings.ts'
import { alipay } from './alipay/alipay-method.ts'
import { allpagoCard } from './allpago-card/allpago-card-method.ts'
import { allpagoPayPal } from './allpago-paypal/allpago-paypal-method.ts'
import { bankTransfer } from './bank-transfer/bank-transfer-method.ts'
import { boleto } from './boleto/boleto-method.ts'
import { creditCard } from './credit-card/credit-card-method.ts'
import { credits } from './credits/credits-method.ts'
import { free } from './free/free-method.ts'
import { addressNeeds, type MethodNeeds, noNeeds, type PaymentMethodId } from './payment-method.ts'
import { payPal } from './paypal/paypal-method.ts'
import { unionPay } from './unionpay/unionpay-method.ts'
import { voucher } from './voucher/voucher-method.ts'
import { weChatPay } from './wechat-pay/wechat-pay-method.ts'
import { wfoeQrPay } from './wfoe-qr-pay/wfoe-qr-pay-method.ts'
import { wfoeWebPay } from './wfoe-web-pay/wfoe-web-pay-method.ts'

/** Every method of the contract. Their forms are in method-forms.ts, which receipts do not load. */
const paymentMethods = {
  [credits.id]: credits,
  [creditCard.id]: creditCard,
  [free.id]: free,
  [payPal.id]: payPal,
  [bankTransfer.id]: bankTransfer,
  [alipay.id]: alipay,
  [boleto.id]: boleto,
  [unionPay.id]: unionPay,
  [allpagoPayPal.id]: allpagoPayPal,
  [allpagoCard.id]: allpagoCard,
  [weChatPay.id]: weChatPay,
  [voucher.id]: voucher,
  [wfoeWebPay.id]: wfoeWebPay,
  [wfoeQrPay.id]: wfoeQrPay,
} satisfies { [Id in PaymentMethodId]: { id: Id } }

type PaymentMethod = (typeof paymentMethods)[PaymentMethodId]

/** A method with fields of its own adds their values here. */
export const initialMethodValues = (settings: Pick<PaymentSettings, 'isBrazilian'>) => ({
  ...creditCard.initialValues(settings),
  ...bankTransfer.initialValues(settings),
  ...boleto.initialValues(settings),
  ...allpagoPayPal.initialValues(settings),
  ...allpagoCard.initialValues(settings),
})

export type MethodValues = ReturnType<typeof initialMethodValues>

/** Undefined for an unknown id. */
export function methodOf(id: number | undefined): PaymentMethod | undefined {
  const byId: Readonly<Record<number, PaymentMethod>> = paymentMethods
  return id === undefined ? undefined : byId[id]
}

/** Unknown methods ask for the address alone. */
export function methodNeeds(id: number | undefined): MethodNeeds {
  if (id === undefined) return noNeeds
  return methodOf(id)?.needs ?? addressNeeds
}

/** Unknown methods keep the server's name. */
export function methodName({ id, name }: { id: number; name: string }): string {
  const method = methodOf(id)
  return method ? i18n._(method.name) : name
}
