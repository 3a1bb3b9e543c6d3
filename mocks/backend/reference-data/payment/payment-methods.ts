import type { components } from '../../../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']
type SiteCode = Schemas['LocalizationCode']
export type MethodId = Schemas['PaymentMethodId']

/** How a payment proceeds after the form is sent. */
type Course = 'at-once' | 'card' | 'redirect' | 'form' | 'boleto' | 'bank-transfer'

export type MethodEntry = {
  name: string
  course: Course
  /** Segment of the external page below `/external/`. */
  page?: string
  /** Fields of the billing address that the method requires. */
  needs: { address: boolean; name?: true; organization?: true; phone?: true }
  /** Only for addresses in Brazil. */
  brazilian?: true
  supportsFapiao?: true
  supportsFapesp?: true
}

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

/** The methods of each site, for any purchase. */
export const siteMethods: Record<SiteCode, readonly MethodId[]> = {
  us: [3, 6, 9],
  cn: [19, 21, 25, 9],
  jp: [3, 9],
  br: [23, 22, 20],
  es: [3, 6, 9],
}

/** For customers in China after the migration. */
export const migratedMethods: readonly MethodId[] = [27, 28]

/** Methods that FAPESP funds allow. */
export const fapespMethods: readonly MethodId[] = [3, 9]

export const methodEntry = (id: MethodId): Schemas['PaymentMethod'] => ({
  id,
  name: methodTable[id].name,
})
