import type { Schemas } from '../../../world/rows/contract-types.ts'

export const allpagoLabels: Record<
  Schemas['Language'],
  { lang: string; title: string; number: string; expires: string; code: string; pay: string }
> = {
  en: {
    lang: 'en',
    title: 'Your card',
    number: 'Card number',
    expires: 'Expires (MM/YY)',
    code: 'Security code',
    pay: 'Use this card',
  },
  br: {
    lang: 'pt-BR',
    title: 'Seu cartão',
    number: 'Número do cartão',
    expires: 'Validade (MM/AA)',
    code: 'Código de segurança',
    pay: 'Usar este cartão',
  },
  es: {
    lang: 'es',
    title: 'Su tarjeta',
    number: 'Número de tarjeta',
    expires: 'Vencimiento (MM/AA)',
    code: 'Código de seguridad',
    pay: 'Usar esta tarjeta',
  },
  cn: {
    lang: 'zh-Hans',
    title: '您的银行卡',
    number: '卡号',
    expires: '有效期（月/年）',
    code: '安全码',
    pay: '使用此卡',
  },
  jp: {
    lang: 'ja',
    title: 'カード情報',
    number: 'カード番号',
    expires: '有効期限（月/年）',
    code: 'セキュリティコード',
    pay: 'このカードを使う',
  },
}
