import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Ways to pay by their codes; see PaymentMethodId of the contract. */
const names: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`Credits`,
  3: msg`Credit card`,
  4: msg({ message: 'Free', context: 'nothing is to be paid' }),
  6: msg`PayPal`,
  9: msg`Bank transfer`,
  19: msg`Alipay`,
  20: msg`Boleto`,
  21: msg`UnionPay`,
  22: msg`PayPal`,
  23: msg`Credit card`,
  25: msg`WeChat Pay`,
  26: msg`Voucher`,
  27: msg`Web payment`,
  28: msg`Payment by QR code`,
}

/** What happens with it once the form is sent. */
const courses: Readonly<Record<number, MessageDescriptor>> = {
  6: msg`You confirm the payment at PayPal and come back here.`,
  9: msg`You get an invoice with our account, and transfer the amount yourself.`,
  19: msg`You confirm the payment at Alipay and come back here.`,
  20: msg`You get a bank slip. We know of your payment about two working days after it.`,
  21: msg`You confirm the payment at UnionPay and come back here.`,
  22: msg`You confirm the payment at PayPal and come back here.`,
  25: msg`You scan a code with WeChat and come back here.`,
  27: msg`You pay on the page of our partner in China and come back here.`,
  28: msg`You scan a code with your phone and come back here.`,
}

/** What a way to pay is called in the reader's language; an unknown one as it came. */
export function methodName({ id, name }: { id: number; name: string }): string {
  const known = names[id]
  return known ? i18n._(known) : name
}

/** What somebody who chooses it should know first; undefined where there is nothing. */
export function methodCourse(id: number): string | undefined {
  const known = courses[id]
  return known && i18n._(known)
}
