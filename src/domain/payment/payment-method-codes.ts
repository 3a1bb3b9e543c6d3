import type { components } from '../../api/generated/schema.gen.ts'

type PaymentMethodId = components['schemas']['PaymentMethodId']

/** PaymentMethodId of the contract. */
export const paymentMethod = {
  credits: 1,
  card: 3,
  free: 4,
  payPal: 6,
  bankTransfer: 9,
  alipay: 19,
  boleto: 20,
  unionPay: 21,
  allpagoPayPal: 22,
  allpagoCard: 23,
  weChatPay: 25,
  voucher: 26,
  chinaWebPayment: 27,
  chinaQrPayment: 28,
} as const satisfies Record<string, PaymentMethodId>
