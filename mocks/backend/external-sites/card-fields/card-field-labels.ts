import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { CardPart } from './card-entry.ts'

type CardFieldLabels = {
  notice: string
  approved: string
  declined: string
  threeD: string
  wrong: Record<CardPart, string>
}

export const cardFieldLabels: Record<Schemas['Language'], CardFieldLabels> = {
  en: {
    notice:
      'Simulated provider: no card is charged. Test cards, with any future month and any code:',
    approved: 'is approved',
    declined: 'is declined',
    threeD: 'requires one more step',
    wrong: {
      number: 'Please check the card number.',
      expires: 'Please enter the month and year on the card, such as 04/29.',
      code: 'Please enter the security code: 3 digits, 4 with American Express.',
    },
  },
  br: {
    notice:
      'Um provedor simulado: nenhum cartão é cobrado. Cartões de teste, com qualquer mês futuro e qualquer código:',
    approved: 'é aprovado',
    declined: 'é recusado',
    threeD: 'exige mais uma etapa',
    wrong: {
      number: 'Confira o número do cartão.',
      expires: 'Informe o mês e o ano que constam no cartão, por exemplo 04/29.',
      code: 'Informe o código de segurança: 3 dígitos, 4 no American Express.',
    },
  },
  es: {
    notice:
      'Un proveedor simulado: no se cobra ninguna tarjeta. Tarjetas de prueba, con cualquier mes futuro y cualquier código:',
    approved: 'se aprueba',
    declined: 'se rechaza',
    threeD: 'requiere un paso más',
    wrong: {
      number: 'Revise el número de la tarjeta.',
      expires: 'Indique el mes y el año que figuran en la tarjeta, por ejemplo 04/29.',
      code: 'Indique el código de seguridad: 3 cifras, 4 en American Express.',
    },
  },
  cn: {
    notice: '这是模拟的支付服务商，不会扣款。测试卡（有效期填任意未来月份，安全码任意）：',
    approved: '支付成功',
    declined: '被拒绝',
    threeD: '需要再验证一步',
    wrong: {
      number: '请检查卡号。',
      expires: '请输入卡上的有效月份和年份，例如 04/29。',
      code: '请输入安全码：3 位数字，American Express 为 4 位。',
    },
  },
  jp: {
    notice:
      '決済会社のシミュレーションです。請求は発生しません。テスト用カード（有効期限は今月以降、コードは任意）：',
    approved: '承認されます',
    declined: '拒否されます',
    threeD: '追加の認証を求めます',
    wrong: {
      number: 'カード番号をご確認ください。',
      expires: 'カードに記載の月と年を入力してください（例：04/29）。',
      code: 'セキュリティコードを入力してください（3桁、American Expressは4桁）。',
    },
  },
}
