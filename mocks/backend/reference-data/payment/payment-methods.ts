import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { Schemas } from '../../../world/contract-types.ts'
export type MethodId = Schemas['PaymentMethodId']

type PaymentCourse = 'at-once' | 'card' | 'redirect' | 'form' | 'boleto' | 'bank-transfer'

type MethodEntry = {
  name: string
  course: PaymentCourse
  /** Segment of the external page below `/external/`. */
  page?: string
  needs: { address: boolean; name?: true; organization?: true; phone?: true }
  brazilian?: true
  supportsFapiao?: true
  supportsFapesp?: true
}

export const methodTable: Record<MethodId, MethodEntry> = {
  [paymentMethodIds.credits]: { name: 'Credits', course: 'at-once', needs: { address: false } },
  [paymentMethodIds.creditCard]: {
    name: 'Credit card',
    course: 'card',
    needs: { address: true },
    supportsFapesp: true,
  },
  [paymentMethodIds.free]: { name: 'Free', course: 'at-once', needs: { address: false } },
  [paymentMethodIds.payPal]: {
    name: 'PayPal',
    course: 'redirect',
    page: 'paypal',
    needs: { address: true },
  },
  [paymentMethodIds.bankTransfer]: {
    name: 'Bank transfer',
    course: 'bank-transfer',
    needs: { address: true, organization: true, phone: true },
    supportsFapiao: true,
    supportsFapesp: true,
  },
  [paymentMethodIds.alipay]: {
    name: 'Alipay',
    course: 'form',
    page: 'alipay',
    needs: { address: true, name: true, phone: true },
    supportsFapiao: true,
  },
  [paymentMethodIds.boleto]: {
    name: 'Boleto',
    course: 'boleto',
    needs: { address: true },
    brazilian: true,
  },
  [paymentMethodIds.unionPay]: {
    name: 'UnionPay',
    course: 'form',
    page: 'unionpay',
    needs: { address: true, name: true, phone: true },
    supportsFapiao: true,
  },
  [paymentMethodIds.allpagoPayPal]: {
    name: 'PayPal',
    course: 'redirect',
    page: 'allpago-paypal',
    needs: { address: true, organization: true, phone: true },
    brazilian: true,
  },
  [paymentMethodIds.allpagoCard]: {
    name: 'Credit card',
    course: 'card',
    needs: { address: true, name: true, organization: true },
    brazilian: true,
  },
  [paymentMethodIds.weChatPay]: {
    name: 'WeChat Pay',
    course: 'redirect',
    page: 'wechat-pay',
    needs: { address: true, name: true, phone: true },
  },
  [paymentMethodIds.voucher]: { name: 'Voucher', course: 'at-once', needs: { address: false } },
  [paymentMethodIds.wfoeWebPay]: {
    name: 'Web pay',
    course: 'form',
    page: 'wfoe-web',
    needs: { address: false },
  },
  [paymentMethodIds.wfoeQrPay]: {
    name: 'QR code',
    course: 'redirect',
    page: 'wfoe-qr',
    needs: { address: false },
  },
}

export const siteMethods: Record<Schemas['LocalizationCode'], readonly MethodId[]> = {
  us: [paymentMethodIds.creditCard, paymentMethodIds.payPal, paymentMethodIds.bankTransfer],
  cn: [
    paymentMethodIds.alipay,
    paymentMethodIds.unionPay,
    paymentMethodIds.weChatPay,
    paymentMethodIds.bankTransfer,
  ],
  jp: [paymentMethodIds.creditCard, paymentMethodIds.bankTransfer],
  br: [paymentMethodIds.allpagoCard, paymentMethodIds.allpagoPayPal, paymentMethodIds.boleto],
  es: [paymentMethodIds.creditCard, paymentMethodIds.payPal, paymentMethodIds.bankTransfer],
}

export const migratedMethods: readonly MethodId[] = [
  paymentMethodIds.wfoeWebPay,
  paymentMethodIds.wfoeQrPay,
]

export const fapespMethods: readonly MethodId[] = [
  paymentMethodIds.creditCard,
  paymentMethodIds.bankTransfer,
]

export const methodEntry = (id: MethodId): Schemas['PaymentMethod'] => ({
  id,
  name: methodTable[id].name,
})
