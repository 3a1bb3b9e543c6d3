import type { FapiaoRow } from '../../world/rows/fapiao-rows.ts'
import type {
  CreditRow,
  InvoiceLine,
  InvoicePayment,
  InvoiceRow,
  PaymentPurpose,
  PaymentRow,
  PrepaymentRow,
  StoredPaymentForm,
  VoucherRow,
} from '../../world/rows/payment-rows.ts'
import type { PriceQuoteRow, PromotionalCodeRow } from '../../world/rows/pricing-rows.ts'
import { orderLine } from './placement-shapes.ts'
import {
  contract,
  either,
  fields,
  flag,
  instant,
  listOf,
  number,
  oneOf,
  orNull,
  text,
  whole,
} from './row-shape.ts'

type PurposeOf<Kind extends PaymentPurpose['kind']> = Extract<
  PaymentPurpose,
  { readonly kind: Kind }
>
type DigitalPurpose = Extract<PaymentPurpose, { readonly availablePurchaseIdentity: string }>

const purpose = either(
  fields<PurposeOf<'order'>>({ kind: oneOf('order'), formIdentity: text, externalId: text }),
  fields<PurposeOf<'payoff'>>({ kind: oneOf('payoff'), invoiceNumbers: listOf(text) }),
  fields<PurposeOf<'prepayment'>>({ kind: oneOf('prepayment'), retainerInvoiceNumber: text }),
  fields<DigitalPurpose>({
    kind: oneOf('digital-editing', 'digital-translation'),
    availablePurchaseIdentity: text,
  }),
)

const storedForm = fields<StoredPaymentForm>(
  {
    additionalData: text,
    billingAddress: contract('PaymentAddress'),
    boleto: contract('BoletoData'),
    brazilPaymentMethods: oneOf('allpago', 'fapesp'),
    fapespNumber: text,
    fapiao: contract('OrderFapiao'),
    invoiceAddress: contract('PaymentAddress'),
    purchaseOrder: contract('PurchaseOrderData'),
    voucherApplied: text,
    card: fields<NonNullable<StoredPaymentForm['card']>>(
      { type: text, lastFour: text, currency: text },
      ['type', 'lastFour', 'currency'],
    ),
    installments: whole,
    taxIdentification: contract('TaxIdentification'),
  },
  [
    'additionalData',
    'billingAddress',
    'boleto',
    'brazilPaymentMethods',
    'fapespNumber',
    'fapiao',
    'invoiceAddress',
    'purchaseOrder',
    'voucherApplied',
    'card',
    'installments',
    'taxIdentification',
  ],
)

const line = fields<InvoiceLine>({
  description: text,
  amount: number,
  service: orNull(fields<NonNullable<InvoiceLine['service']>>({ identity: text, quantity: whole })),
})

const received = fields<InvoicePayment>({
  id: text,
  amount: number,
  at: instant,
  retainerInvoiceNumber: orNull(text),
})

export const paymentShapes = {
  payments: fields<PaymentRow>({
    receiptCode: text,
    owner: text,
    purpose,
    method: contract('PaymentMethodId'),
    currency: contract('Currency'),
    total: number,
    creditsApplied: number,
    prepaymentApplied: number,
    amount: number,
    status: oneOf('open', 'approved', 'declined', 'expired'),
    createdAt: instant,
    settledAt: orNull(instant),
    paidAtBank: orNull(instant),
    dueAt: orNull(instant),
    fundsTaken: flag,
    prepaymentsTaken: listOf(
      fields<PaymentRow['prepaymentsTaken'][number]>({
        retainerInvoiceNumber: text,
        amount: number,
      }),
    ),
    invoiceNumbers: listOf(text),
    form: storedForm,
  }),
  invoices: fields<InvoiceRow>({
    invoiceNumber: text,
    owner: text,
    orderIdentity: orNull(text),
    createdAt: instant,
    currency: contract('Currency'),
    localization: contract('LocalizationCode'),
    submission: text,
    lines: listOf(line),
    totalAmount: number,
    billTo: orNull(contract('PaymentAddress')),
    purchaseOrderNumber: orNull(text),
    fapespNumber: orNull(text),
    note: orNull(text),
    pendingWriteoff: flag,
    statementReadyAt: orNull(instant),
    payments: listOf(received),
  }),
  prepayments: fields<PrepaymentRow>({
    retainerInvoiceNumber: text,
    owner: text,
    createdAt: instant,
    localization: contract('LocalizationCode'),
    currency: contract('Currency'),
    totalAmount: number,
    payment: orNull(fields<NonNullable<PrepaymentRow['payment']>>({ id: text, at: instant })),
    spent: number,
  }),
  credits: fields<CreditRow>({
    referenceNumber: text,
    owner: text,
    createdAt: instant,
    expiresAt: orNull(instant),
    totalAmount: number,
    balance: number,
  }),
  vouchers: fields<VoucherRow>({
    code: text,
    institution: text,
    expiresAt: instant,
    usedFor: orNull(text),
  }),
  fapiaos: fields<FapiaoRow>({
    identity: text,
    owner: text,
    paymentId: text,
    type: oneOf('general', 'special'),
    serviceType: contract('FapiaoServiceKey'),
    organizationName: text,
    taxpayerNumber: orNull(text),
    contactEmail: text,
    contactPhone: orNull(text),
    shippingAddress: orNull(contract('Address')),
    createdAt: instant,
    cancelledAt: orNull(instant),
    notified: flag,
  }),
  promotionalCodes: fields<PromotionalCodeRow>({
    code: text,
    description: text,
    percentBased: flag,
    amount: number,
    endsAt: orNull(instant),
    owner: orNull(text),
    offered: flag,
    forClasses: orNull(listOf(contract('ServiceClass'))),
    minimumDollars: number,
    usedBy: listOf(text),
  }),
  priceQuotes: fields<PriceQuoteRow>({
    estimateId: text,
    owner: text,
    formIdentity: text,
    createdAt: instant,
    validUntil: instant,
    currency: contract('Currency'),
    lines: listOf(orderLine),
    totalPrice: number,
    deadline: orNull(text),
    wordCount: orNull(number),
    title: orNull(text),
  }),
}
