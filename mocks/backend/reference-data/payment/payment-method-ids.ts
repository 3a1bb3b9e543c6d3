import type { Schemas } from '../../../world/contract-types.ts'

export const paymentMethodIds = {
  credits: 1,
  creditCard: 3,
  free: 4,
  payPal: 6,
  bankTransfer: 9,
  alipay: 19,
  boleto: 20,
  unionPay: 21,
  brazilianPayPal: 22,
  brazilianCreditCard: 23,
  weChatPay: 25,
  voucher: 26,
  wfoeWebPay: 27,
  wfoeQrCode: 28,
} as const satisfies Record<string, Schemas['PaymentMethodId']>
