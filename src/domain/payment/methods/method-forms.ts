import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { allpagoCardForm } from './allpago-card/allpago-card-form.tsx'
import { allpagoPayPalForm } from './allpago-paypal/allpago-paypal-form.tsx'
import { bankTransferForm } from './bank-transfer/bank-transfer-form.tsx'
import { boletoForm } from './boleto/boleto-form.tsx'
import { creditCardForm } from './credit-card/credit-card-form.tsx'
import type { MethodForm } from './method-form.ts'
import type { PaymentMethodId } from './payment-method.ts'

const addressOnly: MethodForm = {}

const methodForms: Readonly<Record<PaymentMethodId, MethodForm>> = {
  [paymentMethodIds.credits]: addressOnly,
  [paymentMethodIds.creditCard]: creditCardForm,
  [paymentMethodIds.free]: addressOnly,
  [paymentMethodIds.payPal]: addressOnly,
  [paymentMethodIds.bankTransfer]: bankTransferForm,
  [paymentMethodIds.alipay]: addressOnly,
  [paymentMethodIds.boleto]: boletoForm,
  [paymentMethodIds.unionPay]: addressOnly,
  [paymentMethodIds.allpagoPayPal]: allpagoPayPalForm,
  [paymentMethodIds.allpagoCard]: allpagoCardForm,
  [paymentMethodIds.weChatPay]: addressOnly,
  [paymentMethodIds.voucher]: addressOnly,
  [paymentMethodIds.wfoeWebPay]: addressOnly,
  [paymentMethodIds.wfoeQrPay]: addressOnly,
}

/** Empty for an unknown id. */
export function methodForm(id: number | undefined): MethodForm {
  const byId: Readonly<Record<number, MethodForm>> = methodForms
  return (id !== undefined && byId[id]) || addressOnly
}
