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
  6: msg`Confirm the payment at PayPal, then come back here.`,
  9: msg`We send you an invoice with our bank details.`,
  19: msg`Confirm the payment at Alipay, then come back here.`,
  20: msg`You get a bank slip. Payment takes about two working days to clear.`,
  21: msg`Confirm the payment at UnionPay, then come back here.`,
  22: msg`Confirm the payment at PayPal, then come back here.`,
  25: msg`Scan a code with WeChat, then come back here.`,
  27: msg`Pay on our China partner's page, then come back here.`,
  28: msg`Scan a code with your phone, then come back here.`,
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
