import { i18n } from '@lingui/core'
import type { ObjectShape } from 'yup'
import type { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { alipay } from '../methods/alipay/alipay-method.ts'
import { allpagoCard } from '../methods/allpago-card/allpago-card-method.ts'
import { allpagoPayPal } from '../methods/allpago-paypal/allpago-paypal-method.ts'
import { bankTransfer } from '../methods/bank-transfer/bank-transfer-method.ts'
import { boleto } from '../methods/boleto/boleto-method.ts'
import { creditCard } from '../methods/credit-card/credit-card-method.ts'
import { credits } from '../methods/credits/credits-method.ts'
import { free } from '../methods/free/free-method.ts'
import type { MethodForm } from '../methods/method-form.ts'
import { addressNeeds, type MethodNeeds, noNeeds } from '../methods/payment-method.ts'
import { payPal } from '../methods/paypal/paypal-method.ts'
import { unionPay } from '../methods/unionpay/unionpay-method.ts'
import { voucher } from '../methods/voucher/voucher-method.ts'
import { weChatPay } from '../methods/wechat-pay/wechat-pay-method.ts'
import { wfoeQrPay } from '../methods/wfoe-qr-pay/wfoe-qr-pay-method.ts'
import { wfoeWebPay } from '../methods/wfoe-web-pay/wfoe-web-pay-method.ts'
import type { PaymentSettings } from '../payment-settings.ts'

const paymentMethods = {
  credits,
  creditCard,
  free,
  payPal,
  bankTransfer,
  alipay,
  boleto,
  unionPay,
  allpagoPayPal,
  allpagoCard,
  weChatPay,
  voucher,
  wfoeWebPay,
  wfoeQrPay,
} satisfies { [Name in keyof typeof paymentMethodIds]: { id: (typeof paymentMethodIds)[Name] } }

type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods]

type RequestInput = PaymentMethod['request'] extends (input: infer Input) => unknown ? Input : never

export type MethodValues = RequestInput['values']

const byId: ReadonlyMap<number, PaymentMethod> = new Map(
  Object.values(paymentMethods).map((method) => [method.id, method]),
)

type SiteSettings = Pick<PaymentSettings, 'isBrazilian'>

export const initialMethodValues = (settings: SiteSettings): MethodValues =>
  Object.assign({}, ...Array.from(byId.values(), ({ initialValues }) => initialValues?.(settings)))

export function methodOf(id: number | undefined): PaymentMethod | undefined {
  return id === undefined ? undefined : byId.get(id)
}

type MethodForms = ReadonlyMap<number, MethodForm>

export async function loadMethodForms(): Promise<MethodForms> {
  const loaded = await Promise.all(
    Array.from(byId.values(), async ({ id, form }) => [id, (await form?.()) ?? {}] as const),
  )
  return new Map(loaded)
}

export type MethodShapes = ReadonlyMap<number, ObjectShape>

export async function loadMethodShapes(
  methods: readonly { id: number }[],
  settings: SiteSettings,
): Promise<MethodShapes> {
  const loaded = await Promise.all(
    methods.map(async ({ id }) => [id, (await methodOf(id)?.shape?.(settings)) ?? {}] as const),
  )
  return new Map(loaded)
}

/** Unknown methods ask for the address alone. */
export function methodNeeds(id: number | undefined): MethodNeeds {
  if (id === undefined) return noNeeds
  return methodOf(id)?.needs ?? addressNeeds
}

type NamedMethod = { id: number; name: string }

export function methodName({ id, name }: NamedMethod): string {
  const method = methodOf(id)
  return method ? i18n._(method.name) : name
}

export function methodNameInBrazil(method: NamedMethod): string {
  const name = methodOf(method.id)?.nameInBrazil
  return name ? i18n._(name) : methodName(method)
}
