import { currencies } from '../../../backend/reference-data/payment/currencies.ts'
import { receiptNumber } from '../../../backend/rules/payment/receipt-code.ts'
import type { World } from '../../../world/galley-world.ts'
import { toDollars } from '../../../world/money.ts'
import type { FapiaoRow } from '../../../world/rows/fapiao-rows.ts'
import type { InvoiceRow } from '../../../world/rows/payment-rows.ts'
import type { Person } from '../people.ts'
import { day, hour, minute } from '../server-date.ts'
import { insertInvoice, insertPayment, insertPaymentOf, insertPrepayment } from './build-invoice.ts'

type FapiaoSeed = { world: World; person: Person; start: number }

const buyers = {
  浙江大学: '123301001145534054',
  浙江大学材料科学研究所: '12330100735617102Q',
}

function insertFapiao(
  { world, person }: FapiaoSeed,
  fapiao: Pick<FapiaoRow, 'paymentId' | 'createdAt'> & Partial<FapiaoRow>,
): string {
  const row = world.fapiaos.insert({
    identity: `fapiao-${world.next('fapiaos')}`,
    owner: person.identity,
    type: 'general',
    serviceType: 'editing',
    organizationName: '浙江大学',
    taxpayerNumber: buyers.浙江大学,
    contactEmail: person.email,
    contactPhone: '13800138000',
    shippingAddress: null,
    cancelledAt: null,
    notified: true,
    ...fapiao,
  })
  return row.identity
}

function paidInvoice(
  { world, person, start }: FapiaoSeed,
  options: { number: string; ago: number; amount: number; changes?: Partial<InvoiceRow> },
): string {
  const { number, ago, amount, changes } = options
  const receiptCode = `RC-${number.replace(/^\D+/, '')}`
  const madeAt = start - ago
  const submission = `论文编辑服务 ${number}`
  const invoice = insertInvoice({
    world,
    person,
    invoiceNumber: number,
    madeAt,
    amount,
    submission,
    changes,
  })
  insertPaymentOf({ world, person, receiptCode, at: madeAt }, invoice)
  return receiptNumber(receiptCode)
}

function paidInAdvance(input: FapiaoSeed, retainerInvoiceNumber: string, amount: number): string {
  const { world, person, start } = input
  const at = start - 10 * day
  const receiptCode = 'RC-78210'
  const id = receiptNumber(receiptCode)
  const invoice = insertInvoice({
    world,
    person,
    invoiceNumber: 'CN-78210',
    madeAt: at,
    amount,
    submission: '论文编辑服务 CN-78210',
    changes: { payments: [{ id, amount, at, retainerInvoiceNumber }] },
  })
  const purpose = { kind: 'payoff', invoiceNumbers: [invoice.invoiceNumber] } as const
  const prepaymentsTaken = [{ retainerInvoiceNumber, amount: toDollars(amount, invoice.currency) }]
  const changes = { prepaymentApplied: amount, amount: 0, prepaymentsTaken }
  insertPayment({ world, person, receiptCode, purpose, amount, at, changes })
  return id
}

/** Of the prepayment with which an invoice is paid, in yuan. */
const takenFromPrepaid = 1_400

function insertPrepayments({ world, person, start }: FapiaoSeed) {
  const prepaid = insertPrepayment({
    world,
    person,
    retainerInvoiceNumber: 'CN-RT-2041',
    at: start - 75 * day,
    amount: 5_000,
    spent: toDollars(takenFromPrepaid, currencies.CNY),
    receiptCode: 'RC-72041',
  })
  const american = insertPrepayment({
    world,
    person,
    retainerInvoiceNumber: 'US-RT-1187',
    at: start - 500 * day,
    amount: 2_000,
    receiptCode: 'RC-71187',
  })
  const fresh = insertPrepayment({
    world,
    person,
    retainerInvoiceNumber: 'CN-RT-2063',
    at: start - 6 * day,
    amount: 1_500,
    receiptCode: 'RC-72063',
  })
  const old = insertPrepayment({
    world,
    person,
    retainerInvoiceNumber: 'CN-RT-1904',
    at: start - 420 * day,
    amount: 3_000,
    spent: toDollars(3_000, currencies.CNY),
    receiptCode: 'RC-71904',
  })
  return { prepaid, american, fresh, old }
}

type Paid = (number: string, ago: number, amount: number, changes?: Partial<InvoiceRow>) => string

function insertFapiaos(
  input: FapiaoSeed,
  paid: Paid,
  payments: { old: string; prepaid: string; oldPrepaid: string },
) {
  const { start } = input
  const special = { type: 'special', serviceType: 'technical-service' } as const
  const institute = '浙江大学材料科学研究所'
  const fromInstitute = { organizationName: institute, taxpayerNumber: buyers[institute] }
  return {
    requested: insertFapiao(input, {
      paymentId: paid('CN-79004', 2 * day, 1_880),
      createdAt: start - 3 * minute,
      taxpayerNumber: null,
      contactPhone: null,
      notified: false,
    }),
    processing: insertFapiao(input, {
      ...special,
      paymentId: paid('CN-78871', 5 * day, 2_946.5),
      createdAt: start - 5 * hour,
      notified: false,
    }),
    completedGeneral: insertFapiao(input, {
      paymentId: paid('CN-76540', 45 * day, 960),
      createdAt: start - 40 * day,
    }),
    completedSpecial: insertFapiao(input, {
      ...special,
      ...fromInstitute,
      paymentId: paid('CN-74022', 95 * day, 5_285.75),
      createdAt: start - 90 * day,
    }),
    cancelled: insertFapiao(input, {
      paymentId: paid('CN-72813', 130 * day, 1_120),
      createdAt: start - 125 * day,
      cancelledAt: start - 100 * day,
    }),
    ofPrepayment: insertFapiao(input, {
      ...special,
      paymentId: payments.prepaid,
      createdAt: start - 70 * day,
    }),
    overAYear: insertFapiao(input, {
      ...fromInstitute,
      paymentId: payments.old,
      createdAt: start - 395 * day,
    }),
    ofOldPrepayment: insertFapiao(input, {
      ...special,
      paymentId: payments.oldPrepaid,
      createdAt: start - 415 * day,
    }),
  }
}

/** Payments by invoice and in advance, with a fapiao of each status and type. Facts name payments by receipt number. */
export function insertChinaFapiaos(input: FapiaoSeed) {
  const paid: Paid = (number, ago, amount, changes) =>
    paidInvoice(input, { number, ago, amount, changes })
  const { prepaid, american, fresh, old } = insertPrepayments(input)
  const payments = {
    old: paid('CN-61530', 400 * day, 2_860),
    prepaid: prepaid.payment?.id ?? '',
    oldPrepaid: old.payment?.id ?? '',
  }
  return {
    fapiaos: insertFapiaos(input, paid, payments),
    prepayments: {
      own: prepaid.retainerInvoiceNumber,
      withoutFapiao: fresh.retainerInvoiceNumber,
      overAYear: old.retainerInvoiceNumber,
      american: american.retainerInvoiceNumber,
    },
    fapiaoInvoices: {
      withoutFapiao: 'CN-77316',
      requested: 'CN-79004',
      issued: 'CN-76540',
      cancelled: 'CN-72813',
      paidInAdvance: 'CN-78210',
      overAYear: 'CN-61530',
      otherSite: 'US-55120',
    },
    fapiaoPayments: {
      withoutFapiao: paid('CN-77316', 20 * day, 3_310),
      ofPrepayment: payments.prepaid,
      prepaymentWithoutFapiao: fresh.payment?.id ?? '',
      takenFromPrepayment: paidInAdvance(input, prepaid.retainerInvoiceNumber, takenFromPrepaid),
      otherLocalization: paid('US-55120', 540 * day, 268, {
        localization: 'us',
        currency: currencies.USD,
      }),
      americanPrepayment: american.payment?.id ?? '',
    },
  }
}
