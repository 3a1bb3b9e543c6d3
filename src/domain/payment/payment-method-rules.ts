/** What is paid for, as far as it decides how it may be paid. */
export type PaymentContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

/** What a person in Brazil says first: the Brazilian ways, or funds of FAPESP. */
export type BrazilOption = 'allpago' | 'fapesp'

/** The number that the server gives to Brazil. */
export const brazilId = 32

/** What a method asks for, and what it can go with. */
export type MethodNeeds = {
  /** The billing address, and what of it beyond the address itself. */
  billing: boolean
  name: boolean
  organization: boolean
  phone: boolean
  /** Whether the invoice may go elsewhere. */
  invoiceAddress: boolean
  purchaseOrder: boolean
  /** A Chinese tax invoice can be asked for with it. */
  fapiao: boolean
  /** Funds of FAPESP can pay by it. */
  fapesp: boolean
  /** The card's currency can be chosen. */
  currency: boolean
  /** Goes through the Brazilian gateway, and takes addresses in Brazil alone. */
  brazilian: boolean
}

const nothing: MethodNeeds = {
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

const address: MethodNeeds = { ...nothing, billing: true }
const named: MethodNeeds = { ...address, name: true, phone: true, invoiceAddress: true }

/** By their codes; see PaymentMethodId of the contract. */
const methods: Readonly<Record<number, MethodNeeds>> = {
  3: { ...address, fapesp: true, currency: true },
  6: address,
  9: {
    ...address,
    organization: true,
    phone: true,
    invoiceAddress: true,
    purchaseOrder: true,
    fapiao: true,
    fapesp: true,
  },
  19: { ...named, fapiao: true },
  20: { ...address, invoiceAddress: true, brazilian: true },
  21: { ...named, fapiao: true },
  22: { ...address, organization: true, phone: true, brazilian: true },
  23: { ...address, name: true, organization: true, brazilian: true },
  25: named,
  27: nothing,
  28: nothing,
}

/** What a method asks for; one that is not known counts as asking for the address alone. */
export function needsOf(method: number | undefined): MethodNeeds {
  if (method === undefined) return nothing
  return methods[method] ?? address
}

/** Ways that are never a choice in the list: credits, free and a voucher follow from what is applied. */
const applied: readonly number[] = [1, 4, 26]

/** What is never paid so. Multimedia of a customer, too, leaves out what only the staff may use. */
const without: Record<PaymentContext, readonly number[]> = {
  order: [],
  multimedia: [9],
  digital: [20],
  prepay: [19],
  payoff: [],
}

/** What is shown all the same, though it cannot be chosen. */
const shownDisabled: Record<PaymentContext, readonly number[]> = {
  order: [],
  multimedia: [],
  digital: [9],
  prepay: [9],
  payoff: [],
}

export type OfferedMethod = { id: number; name: string; isDisabled: boolean }

type Asked = {
  context: PaymentContext
  /** Staff who act for the person. */
  isStaff: boolean
  /** Empty while it is open; undefined where nobody asks, as outside of Brazil. */
  brazilOption: string | undefined
}

/** The methods that a form shows, in the server's order: those that can be chosen, and those that only tell why not. */
export function offeredMethods(
  methodsOfPerson: readonly { id: number; name: string }[],
  { context, isStaff, brazilOption }: Asked,
): OfferedMethod[] {
  if (brazilOption === '') return []
  const isLeftOut = (id: number) =>
    context === 'multimedia' && isStaff ? id !== 9 : without[context].includes(id)
  return methodsOfPerson.flatMap(({ id, name }) => {
    if (applied.includes(id) || isLeftOut(id)) return []
    const { brazilian, fapesp } = needsOf(id)
    if (brazilOption === 'allpago' && !brazilian) return []
    if (brazilOption === 'fapesp' && !fapesp) return []
    return [{ id, name, isDisabled: shownDisabled[context].includes(id) }]
  })
}

type PhoneAsked = { method: number | undefined; requiresFapiao: boolean; isChinese: boolean }

/** Whether the telephone is shown, and whether it is compulsory: always, but for people in China without a fapiao. */
export function phoneRule({ method, requiresFapiao, isChinese }: PhoneAsked) {
  const { phone, billing } = needsOf(method)
  const shown = billing && (phone || requiresFapiao)
  return { shown, required: shown && (requiresFapiao || !isChinese), digits: requiresFapiao }
}

/** Whether the VAT number is asked for: by bank transfer without a fapiao. */
export const asksVat = (method: number | undefined, requiresFapiao: boolean): boolean =>
  method === 9 && !requiresFapiao
