import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'

/** What the payment is for. */
export type PaymentContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

/** Brazilian methods or FAPESP funds: the first question in Brazil. */
export type BrazilOption = 'allpago' | 'fapesp'

/** The server's country id. */
export const brazilId = 32

export type MethodNeeds = {
  /** Whether a billing address is asked for; the next three are fields of it. */
  billing: boolean
  name: boolean
  organization: boolean
  phone: boolean
  /** A separate invoice address is possible. */
  invoiceAddress: boolean
  purchaseOrder: boolean
  fapiao: boolean
  fapesp: boolean
  currency: boolean
  /** Goes through the Brazilian gateway and accepts Brazilian addresses only. */
  brazilian: boolean
}

const noNeeds: MethodNeeds = {
  billing: false,
  name: false,
  organization: false,
  phone: false,
  invoiceAddress: false,
  purchaseOrder: false,
  fapiao: false,
  fapesp: false,
  currency: false,
  brazilian: false,
}

const addressNeeds: MethodNeeds = { ...noNeeds, billing: true }
const namedAddressNeeds: MethodNeeds = {
  ...addressNeeds,
  name: true,
  phone: true,
  invoiceAddress: true,
}

const methods: Readonly<Record<number, MethodNeeds>> = {
  [paymentMethodIds.creditCard]: { ...addressNeeds, fapesp: true, currency: true },
  [paymentMethodIds.payPal]: addressNeeds,
  [paymentMethodIds.bankTransfer]: {
    ...addressNeeds,
    organization: true,
    phone: true,
    invoiceAddress: true,
    purchaseOrder: true,
    fapiao: true,
    fapesp: true,
  },
  [paymentMethodIds.alipay]: { ...namedAddressNeeds, fapiao: true },
  [paymentMethodIds.boleto]: { ...addressNeeds, invoiceAddress: true, brazilian: true },
  [paymentMethodIds.unionPay]: { ...namedAddressNeeds, fapiao: true },
  [paymentMethodIds.allpagoPayPal]: {
    ...addressNeeds,
    organization: true,
    phone: true,
    brazilian: true,
  },
  [paymentMethodIds.allpagoCard]: {
    ...addressNeeds,
    name: true,
    organization: true,
    brazilian: true,
  },
  [paymentMethodIds.weChatPay]: namedAddressNeeds,
  [paymentMethodIds.wfoeWebPay]: noNeeds,
  [paymentMethodIds.wfoeQrPay]: noNeeds,
}

/** Unknown methods ask for the address alone. */
export function methodNeeds(method: number | undefined): MethodNeeds {
  if (method === undefined) return noNeeds
  return methods[method] ?? addressNeeds
}

/** They follow from what is applied to the bill, and are never listed. */
const unlistedMethods: readonly number[] = [
  paymentMethodIds.credits,
  paymentMethodIds.free,
  paymentMethodIds.voucher,
]

/** For multimedia, customers lose what only staff may use; see `offeredMethods`. */
const excludedMethods: Record<PaymentContext, readonly number[]> = {
  order: [],
  multimedia: [paymentMethodIds.bankTransfer],
  digital: [paymentMethodIds.boleto],
  prepay: [paymentMethodIds.alipay],
  payoff: [],
}

/** Listed but disabled. */
const disabledMethods: Record<PaymentContext, readonly number[]> = {
  order: [],
  multimedia: [],
  digital: [paymentMethodIds.bankTransfer],
  prepay: [paymentMethodIds.bankTransfer],
  payoff: [],
}

export type OfferedMethod = { id: number; name: string; isDisabled: boolean }

type MethodOfferInput = {
  context: PaymentContext
  /** Staff who impersonate the user. */
  isStaff: boolean
  /** Empty until answered; undefined outside Brazil. */
  brazilOption: string | undefined
}

/** In the server's order. */
export function offeredMethods(
  methodsOfPerson: readonly { id: number; name: string }[],
  { context, isStaff, brazilOption }: MethodOfferInput,
): OfferedMethod[] {
  if (brazilOption === '') return []
  const isLeftOut = (id: number) =>
    context === 'multimedia' && isStaff
      ? id !== paymentMethodIds.bankTransfer
      : excludedMethods[context].includes(id)
  return methodsOfPerson.flatMap(({ id, name }) => {
    if (unlistedMethods.includes(id) || isLeftOut(id)) return []
    const { brazilian, fapesp } = methodNeeds(id)
    if (brazilOption === 'allpago' && !brazilian) return []
    if (brazilOption === 'fapesp' && !fapesp) return []
    return [{ id, name, isDisabled: disabledMethods[context].includes(id) }]
  })
}

type PhoneRuleInput = { method: number | undefined; requiresFapiao: boolean; isChinese: boolean }

/** Required, except in China without a fapiao. */
export function phoneRule({ method, requiresFapiao, isChinese }: PhoneRuleInput) {
  const { phone, billing } = methodNeeds(method)
  const shown = billing && (phone || requiresFapiao)
  return { shown, required: shown && (requiresFapiao || !isChinese), digits: requiresFapiao }
}

export const needsVat = (method: number | undefined, requiresFapiao: boolean): boolean =>
  method === paymentMethodIds.bankTransfer && !requiresFapiao
