import type { components } from '../../../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']
type SiteCode = Schemas['LocalizationCode']
export type MethodId = Schemas['PaymentMethodId']

/** How a payment goes on once the form is sent. */
type Course = 'at-once' | 'card' | 'redirect' | 'form' | 'boleto' | 'bank-transfer'

export type MethodEntry = {
  name: string
  course: Course
  /** The word in the address of the outside page. */
  page?: string
  /** What of the billing address has to be given, beyond the address itself. */
  needs: { address: boolean; name?: true; organization?: true; phone?: true }
  /** Only open to addresses in Brazil. */
  brazilian?: true
  supportsFapiao?: true
  supportsFapesp?: true
}

/** Every way to pay by its code: what it asks for and how it goes on. */
export const methodTable: Record<MethodId, MethodEntry> = {
  1: { name: 'Credits', course: 'at-once', needs: { address: false } },
  3: { name: 'Credit card', course: 'card', needs: { address: true }, supportsFapesp: true },
  4: { name: 'Free', course: 'at-once', needs: { address: false } },
  6: { name: 'PayPal', course: 'redirect', page: 'paypal', needs: { address: true } },
  9: {
    name: 'Bank transfer',
    course: 'bank-transfer',
    needs: { address: true, organization: true, phone: true },
    supportsFapiao: true,
    supportsFapesp: true,
  },
  19: {
    name: 'Alipay',
    course: 'form',
    page: 'alipay',
    needs: { address: true, name: true, phone: true },
    supportsFapiao: true,
  },
  20: { name: 'Boleto', course: 'boleto', needs: { address: true }, brazilian: true },
  21: {
    name: 'UnionPay',
    course: 'form',
    page: 'unionpay',
    needs: { address: true, name: true, phone: true },
    supportsFapiao: true,
  },
  22: {
    name: 'PayPal',
    course: 'redirect',
    page: 'allpago-paypal',
    needs: { address: true, organization: true, phone: true },
    brazilian: true,
  },
  23: {
    name: 'Credit card',
    course: 'card',
    needs: { address: true, name: true, organization: true },
    brazilian: true,
  },
  25: {
    name: 'WeChat Pay',
    course: 'redirect',
    page: 'wechat-pay',
    needs: { address: true, name: true, phone: true },
  },
  26: { name: 'Voucher', course: 'at-once', needs: { address: false } },
  27: { name: 'Web pay', course: 'form', page: 'wfoe-web', needs: { address: false } },
  28: { name: 'QR code', course: 'redirect', page: 'wfoe-qr', needs: { address: false } },
}

/** What the customers of each site can pay with, whatever they buy. */
export const siteMethods: Record<SiteCode, readonly MethodId[]> = {
  us: [3, 6, 9],
  cn: [19, 21, 25, 9],
  jp: [3, 9],
  br: [23, 22, 20],
  es: [3, 6, 9],
}

/** What customers in China pay with once they have moved to the company there. */
export const migratedMethods: readonly MethodId[] = [27, 28]

/** What funds of FAPESP can be paid by. */
export const fapespMethods: readonly MethodId[] = [3, 9]

/** A way to pay as the contract writes it. */
export const methodEntry = (id: MethodId): Schemas['PaymentMethod'] => ({
  id,
  name: methodTable[id].name,
})
