import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paymentMethod } from './payment-method-codes.ts'

const names: Readonly<Record<number, MessageDescriptor>> = {
  [paymentMethod.credits]: msg`Credits`,
  [paymentMethod.card]: msg`Credit card`,
  [paymentMethod.free]: msg({ message: 'Free', context: 'nothing is to be paid' }),
  [paymentMethod.payPal]: msg`PayPal`,
  [paymentMethod.bankTransfer]: msg`Bank transfer`,
  [paymentMethod.alipay]: msg`Alipay`,
  [paymentMethod.boleto]: msg`Boleto`,
  [paymentMethod.unionPay]: msg`UnionPay`,
  [paymentMethod.allpagoPayPal]: msg`PayPal`,
  [paymentMethod.allpagoCard]: msg`Credit card`,
  [paymentMethod.weChatPay]: msg`WeChat Pay`,
  [paymentMethod.voucher]: msg`Voucher`,
  [paymentMethod.chinaWebPayment]: msg`Web payment`,
  [paymentMethod.chinaQrPayment]: msg`Payment by QR code`,
}

const hints: Readonly<Record<number, MessageDescriptor>> = {
  [paymentMethod.payPal]: msg`Confirm the payment at PayPal, then come back here.`,
  [paymentMethod.bankTransfer]: msg`We send you an invoice with our bank details.`,
  [paymentMethod.alipay]: msg`Confirm the payment at Alipay, then come back here.`,
  [paymentMethod.boleto]: msg`You get a bank slip. Payment takes about two working days to clear.`,
  [paymentMethod.unionPay]: msg`Confirm the payment at UnionPay, then come back here.`,
  [paymentMethod.allpagoPayPal]: msg`Confirm the payment at PayPal, then come back here.`,
  [paymentMethod.weChatPay]: msg`Scan a code with WeChat, then come back here.`,
  [paymentMethod.chinaWebPayment]: msg`Pay on our China partner's page, then come back here.`,
  [paymentMethod.chinaQrPayment]: msg`Scan a code with your phone, then come back here.`,
}

/** Unknown methods keep the server's name. */
export function methodName({ id, name }: { id: number; name: string }): string {
  const label = names[id]
  return label ? i18n._(label) : name
}

export function methodHint(id: number): string | undefined {
  const hint = hints[id]
  return hint && i18n._(hint)
}
