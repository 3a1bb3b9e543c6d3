import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import {
  refusalOfAllpagoCard,
  refusalOfAllpagoPayPal,
  refusalOfBoleto,
  refusalOfCard,
} from './method-refusals.ts'
import type { MethodId, PaymentMethodEntry } from './payment-method-entry.ts'

const noAddress = { address: false } as const
const address = { address: true } as const
const named = { address: true, name: true, phone: true } as const

const entries = {
  creditCard: {
    id: paymentMethodIds.creditCard,
    name: 'Credit card',
    labels: {
      cn: '信用卡',
      jp: 'クレジットカード',
      br: 'Cartão de crédito',
      es: 'Tarjeta de crédito',
    },
    course: 'card',
    needs: address,
    supportsFapesp: true,
    sites: ['us', 'jp', 'es'],
    refusalOf: refusalOfCard,
  },
  payPal: {
    id: paymentMethodIds.payPal,
    name: 'PayPal',
    course: 'redirect',
    page: 'paypal',
    needs: address,
    sites: ['us', 'es'],
  },
  alipay: {
    id: paymentMethodIds.alipay,
    name: 'Alipay',
    labels: { cn: '支付宝' },
    course: 'form',
    page: 'alipay',
    needs: named,
    supportsFapiao: true,
    sites: ['cn'],
    excludedFrom: ['prepay'],
  },
  unionPay: {
    id: paymentMethodIds.unionPay,
    name: 'UnionPay',
    labels: { cn: '银联' },
    course: 'form',
    page: 'unionpay',
    needs: named,
    supportsFapiao: true,
    sites: ['cn'],
  },
  weChatPay: {
    id: paymentMethodIds.weChatPay,
    name: 'WeChat Pay',
    labels: { cn: '微信支付' },
    course: 'redirect',
    page: 'wechat-pay',
    needs: named,
    sites: ['cn'],
  },
  bankTransfer: {
    id: paymentMethodIds.bankTransfer,
    name: 'Bank transfer',
    labels: {
      cn: '银行转账',
      jp: '銀行振込',
      br: 'Transferência bancária',
      es: 'Transferencia bancaria',
    },
    course: 'bank-transfer',
    needs: { address: true, organization: true, phone: true },
    supportsFapiao: true,
    supportsFapesp: true,
    sites: ['us', 'cn', 'jp', 'es'],
    excludedFrom: ['multimedia', 'digital', 'prepay'],
  },
  allpagoCard: {
    id: paymentMethodIds.allpagoCard,
    name: 'Credit card',
    labels: { cn: '信用卡', br: 'Cartão de crédito' },
    course: 'card',
    needs: { address: true, name: true, organization: true },
    brazilian: true,
    sites: ['br'],
    refusalOf: refusalOfAllpagoCard,
  },
  allpagoPayPal: {
    id: paymentMethodIds.allpagoPayPal,
    name: 'PayPal',
    course: 'redirect',
    page: 'allpago-paypal',
    needs: { address: true, organization: true, phone: true },
    brazilian: true,
    sites: ['br'],
    refusalOf: refusalOfAllpagoPayPal,
  },
  boleto: {
    id: paymentMethodIds.boleto,
    name: 'Boleto',
    course: 'boleto',
    needs: address,
    brazilian: true,
    sites: ['br'],
    excludedFrom: ['digital'],
    refusalOf: refusalOfBoleto,
  },
  wfoeWebPay: {
    id: paymentMethodIds.wfoeWebPay,
    name: 'Web pay',
    labels: { cn: '网页支付' },
    course: 'form',
    page: 'wfoe-web',
    needs: noAddress,
    sites: ['migrated'],
  },
  wfoeQrPay: {
    id: paymentMethodIds.wfoeQrPay,
    name: 'QR code',
    labels: { cn: '扫码支付' },
    course: 'redirect',
    page: 'wfoe-qr',
    needs: noAddress,
    sites: ['migrated'],
  },
  credits: {
    id: paymentMethodIds.credits,
    name: 'Credits',
    labels: { cn: '抵用金', jp: 'アカウントクレジット', br: 'Créditos', es: 'Créditos' },
    course: 'at-once',
    needs: noAddress,
    sites: [],
    isRecordedOnly: true,
    excludedFrom: ['digital', 'prepay'],
  },
  free: {
    id: paymentMethodIds.free,
    name: 'Free',
    labels: { cn: '免费', jp: '無料', br: 'Gratuito', es: 'Gratuito' },
    course: 'at-once',
    needs: noAddress,
    sites: [],
    isRecordedOnly: true,
  },
  voucher: {
    id: paymentMethodIds.voucher,
    name: 'Voucher',
    labels: { cn: '代金券', jp: 'バウチャー', br: 'Voucher', es: 'Vale' },
    course: 'at-once',
    needs: noAddress,
    sites: [],
    isRecordedOnly: true,
  },
} satisfies {
  [Name in keyof typeof paymentMethodIds]: PaymentMethodEntry<(typeof paymentMethodIds)[Name]>
}

export const paymentMethods: readonly PaymentMethodEntry[] = Object.values(entries)

const byId: ReadonlyMap<MethodId, PaymentMethodEntry> = new Map(
  paymentMethods.map((method) => [method.id, method]),
)

export function methodOf(id: MethodId): PaymentMethodEntry {
  const method = byId.get(id)
  if (!method) throw new Error(`No payment method has the id ${id}.`)
  return method
}
