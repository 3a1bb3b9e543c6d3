import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'

const names: Readonly<Record<number, MessageDescriptor>> = {
  [paymentMethodIds.credits]: msg`Credits`,
  [paymentMethodIds.creditCard]: msg`Credit card`,
  [paymentMethodIds.free]: msg({ message: 'Free', context: 'nothing is to be paid' }),
  [paymentMethodIds.payPal]: msg`PayPal`,
  [paymentMethodIds.bankTransfer]: msg`Bank transfer`,
  [paymentMethodIds.alipay]: msg`Alipay`,
  [paymentMethodIds.boleto]: msg`Boleto`,
  [paymentMethodIds.unionPay]: msg`UnionPay`,
  [paymentMethodIds.allpagoPayPal]: msg`PayPal`,
  [paymentMethodIds.allpagoCard]: msg`Credit card`,
  [paymentMethodIds.weChatPay]: msg`WeChat Pay`,
  [paymentMethodIds.voucher]: msg`Voucher`,
  [paymentMethodIds.wfoeWebPay]: msg`Web payment`,
  [paymentMethodIds.wfoeQrPay]: msg`Payment by QR code`,
}

const hints: Readonly<Record<number, MessageDescriptor>> = {
  [paymentMethodIds.payPal]: msg`Confirm the payment at PayPal, then come back here.`,
  [paymentMethodIds.bankTransfer]: msg`We send you an invoice with our bank details.`,
  [paymentMethodIds.alipay]: msg`Confirm the payment at Alipay, then come back here.`,
  [paymentMethodIds.boleto]: msg`You get a bank slip. Payment takes about two working days to clear.`,
  [paymentMethodIds.unionPay]: msg`Confirm the payment at UnionPay, then come back here.`,
  [paymentMethodIds.allpagoPayPal]: msg`Confirm the payment at PayPal, then come back here.`,
  [paymentMethodIds.weChatPay]: msg`Scan a code with WeChat, then come back here.`,
  [paymentMethodIds.wfoeWebPay]: msg`Pay on our China partner's page, then come back here.`,
  [paymentMethodIds.wfoeQrPay]: msg`Scan a code with your phone, then come back here.`,
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
