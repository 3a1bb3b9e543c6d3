import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { type MethodId, methodTable } from './payment-methods.ts'

type Language = components['schemas']['Language']
type Labels = Partial<Record<MethodId, string>>

/** Labels on documents; missing ones fall back to English. */
const labels: Record<Language, Labels> = {
  en: {},
  cn: {
    1: '抵用金',
    3: '信用卡',
    4: '免费',
    9: '银行转账',
    19: '支付宝',
    21: '银联',
    23: '信用卡',
    25: '微信支付',
    26: '代金券',
    27: '网页支付',
    28: '扫码支付',
  },
  jp: { 1: 'クレジット残高', 3: 'クレジットカード', 4: '無料', 9: '銀行振込', 26: 'バウチャー' },
  br: {
    1: 'Créditos',
    3: 'Cartão de crédito',
    4: 'Gratuito',
    9: 'Transferência bancária',
    23: 'Cartão de crédito',
    26: 'Voucher',
  },
  es: {
    1: 'Créditos',
    3: 'Tarjeta de crédito',
    4: 'Gratuito',
    9: 'Transferencia bancaria',
    26: 'Vale',
  },
}

/** A payment method or a prepayment. */
export type Means = MethodId | 'prepayment'

const prepaymentLabels: Record<Language, string> = {
  en: 'Prepayment',
  cn: '预付款',
  jp: '前払い',
  br: 'Pagamento antecipado',
  es: 'Pago anticipado',
}

export const paymentMethodLabel = (means: Means, language: Language): string =>
  means === 'prepayment'
    ? prepaymentLabels[language]
    : (labels[language][means] ?? methodTable[means].name)
