import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { MethodId } from './payment-method-entry.ts'
import { methodOf } from './payment-methods.ts'

export type PaymentMeans = MethodId | 'prepayment'

const prepaymentLabels: Record<Schemas['Language'], string> = {
  en: 'Prepayment',
  cn: '预付款',
  jp: '前払い',
  br: 'Pré-pagamento',
  es: 'Pago anticipado',
}

export function paymentMeansLabel(means: PaymentMeans, language: Schemas['Language']): string {
  if (means === 'prepayment') return prepaymentLabels[language]
  const { labels, name } = methodOf(means)
  return labels?.[language] ?? name
}
