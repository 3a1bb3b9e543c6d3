import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { Schemas } from '../../../world/contract-types.ts'
import { type MethodId, methodTable } from './payment-methods.ts'

type MethodLabels = Partial<Record<MethodId, string>>

/** Labels on documents; missing ones fall back to English. */
const labels: Record<Schemas['Language'], MethodLabels> = {
  en: {},
  cn: {
    [paymentMethodIds.credits]: '抵用金',
    [paymentMethodIds.creditCard]: '信用卡',
    [paymentMethodIds.free]: '免费',
    [paymentMethodIds.bankTransfer]: '银行转账',
    [paymentMethodIds.alipay]: '支付宝',
    [paymentMethodIds.unionPay]: '银联',
    [paymentMethodIds.allpagoCard]: '信用卡',
    [paymentMethodIds.weChatPay]: '微信支付',
    [paymentMethodIds.voucher]: '代金券',
    [paymentMethodIds.wfoeWebPay]: '网页支付',
    [paymentMethodIds.wfoeQrPay]: '扫码支付',
  },
  jp: {
    [paymentMethodIds.credits]: 'アカウントクレジット',
    [paymentMethodIds.creditCard]: 'クレジットカード',
    [paymentMethodIds.free]: '無料',
    [paymentMethodIds.bankTransfer]: '銀行振込',
    [paymentMethodIds.voucher]: 'バウチャー',
  },
  br: {
    [paymentMethodIds.credits]: 'Créditos',
    [paymentMethodIds.creditCard]: 'Cartão de crédito',
    [paymentMethodIds.free]: 'Gratuito',
    [paymentMethodIds.bankTransfer]: 'Transferência bancária',
    [paymentMethodIds.allpagoCard]: 'Cartão de crédito',
    [paymentMethodIds.voucher]: 'Voucher',
  },
  es: {
    [paymentMethodIds.credits]: 'Créditos',
    [paymentMethodIds.creditCard]: 'Tarjeta de crédito',
    [paymentMethodIds.free]: 'Gratuito',
    [paymentMethodIds.bankTransfer]: 'Transferencia bancaria',
    [paymentMethodIds.voucher]: 'Vale',
  },
}

export type PaymentMeans = MethodId | 'prepayment'

const prepaymentLabels: Record<Schemas['Language'], string> = {
  en: 'Prepayment',
  cn: '预付款',
  jp: '前払い',
  br: 'Pré-pagamento',
  es: 'Pago anticipado',
}

export const paymentMethodLabel = (means: PaymentMeans, language: Schemas['Language']): string =>
  means === 'prepayment'
    ? prepaymentLabels[language]
    : (labels[language][means] ?? methodTable[means].name)
