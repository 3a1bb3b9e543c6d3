import type { ObjectShape } from 'yup'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import type { PaymentSettings } from '../form/payment-settings.ts'
import { allpagoCardShape } from './allpago-card/allpago-card-shape.ts'
import { allpagoPayPalShape } from './allpago-paypal/allpago-paypal-shape.ts'
import { bankTransferShape } from './bank-transfer/bank-transfer-shape.ts'
import { boletoShape } from './boleto/boleto-shape.ts'
import { cardShape } from './credit-card/card-schema.ts'
import type { PaymentMethodId } from './payment-method.ts'

const addressOnly: ObjectShape = {}

const methodShapes = ({
  isBrazilian,
}: PaymentSettings): Readonly<Record<PaymentMethodId, ObjectShape>> => ({
  [paymentMethodIds.credits]: addressOnly,
  [paymentMethodIds.creditCard]: isBrazilian ? cardShape : addressOnly,
  [paymentMethodIds.free]: addressOnly,
  [paymentMethodIds.payPal]: addressOnly,
  [paymentMethodIds.bankTransfer]: bankTransferShape,
  [paymentMethodIds.alipay]: addressOnly,
  [paymentMethodIds.boleto]: boletoShape,
  [paymentMethodIds.unionPay]: addressOnly,
  [paymentMethodIds.allpagoPayPal]: allpagoPayPalShape,
  [paymentMethodIds.allpagoCard]: allpagoCardShape,
  [paymentMethodIds.weChatPay]: addressOnly,
  [paymentMethodIds.voucher]: addressOnly,
  [paymentMethodIds.wfoeWebPay]: addressOnly,
  [paymentMethodIds.wfoeQrPay]: addressOnly,
})

/** Validates the fields of a method, apart from its addresses. They are loaded with Yup, after the fields. */
export function methodShape(id: number | undefined, settings: PaymentSettings): ObjectShape {
  const byId: Readonly<Record<number, ObjectShape>> = methodShapes(settings)
  return (id !== undefined && byId[id]) || addressOnly
}
