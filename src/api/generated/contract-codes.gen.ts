// Generated from the documents in openapi/ by `npm run generate`. Do not edit: change the document.

/** PaymentMethodId by name. */
export const paymentMethodIds = {
  credits: 1,
  creditCard: 3,
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
  wfoeWebPay: 27,
  wfoeQrPay: 28,
} as const
