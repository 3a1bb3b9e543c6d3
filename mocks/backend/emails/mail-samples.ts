import { parseInstant } from '../../../src/lib/calendar.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { currencies } from '../reference-data/payment/currencies.ts'
import { failedPaymentMail } from './failed-payment-mail.ts'
import { fapiaoIssuedMail } from './fapiao-issued-mail.ts'
import { invoiceMail } from './invoice-mail.ts'
import { levelReachedMail } from './level-reached-mail.ts'
import type { MailRecipient } from './mail-template.ts'
import { missingTransferMail } from './missing-transfer-mail.ts'
import { orderCompletedMail } from './order-completed-mail.ts'
import { orderDeadlineMail } from './order-deadline-mail.ts'
import { orderFilesReceivedMail } from './order-files-received-mail.ts'
import { orderQuestionMail } from './order-question-mail.ts'
import { orderReceivedMail } from './order-received-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { priceQuoteMail } from './price-quote-mail.ts'
import { receiptMail } from './receipt-mail.ts'
import { referralMail } from './referral-mail.ts'
import { refusedCardMail } from './refused-card-mail.ts'
import type { Mail } from './send-mail.ts'
import { welcomeMail } from './welcome-mail.ts'

type MailSample = {
  make: (reader: MailRecipient) => Mail
  says?: readonly string[]
  saysIn?: readonly Record<Schemas['Language'], string>[]
  /** Portal links are without their language. */
  links: readonly string[]
}

const EUR = currencies.EUR
const zone = 'Asia/Tokyo'
// April 3 in Tokyo, still April 2 in UTC.
const late = parseInstant('2026-04-02T20:00:00Z')
const thirdOfApril: Record<Schemas['Language'], string> = {
  en: 'April 3, 2026',
  cn: '2026年4月3日',
  jp: '2026年4月3日',
  br: '3 de abril de 2026',
  es: '3 de abril de 2026',
}
const elite: Record<Schemas['Language'], string> = {
  en: 'Elite',
  cn: '尊享',
  jp: 'エリート',
  br: 'Elite',
  es: 'Élite',
}

const invoice = { invoiceNumber: 'ES-91001', total: 1240.5, currency: EUR, submission: 'Barley' }
const order = { externalId: 'GA-10481', title: 'Barley roots in drought' }
const services = ['Premium Editing', 'Cover Letter']
const invoices = '/researcher/invoices'
const details = '/researcher/details/GA-10481'

export const mailSamples: Record<string, MailSample> = {
  'password-reset': {
    make: (reader) => passwordResetMail(reader, { hash: '0ac1', userIdentity: 'user-7' }),
    links: ['/login/reset-password/0ac1/user-7'],
  },
  welcome: {
    make: (reader) => welcomeMail(reader, { email: 'ana@example.edu' }),
    says: ['ana@example.edu'],
    links: ['/researcher'],
  },
  'invoice with a balance': {
    make: (reader) => invoiceMail(reader, { ...invoice, balance: 40.25 }),
    says: ['ES-91001', '1.240,50 €', '40,25 €', 'Barley'],
    links: [invoices],
  },
  'invoice that is paid': {
    make: (reader) => invoiceMail(reader, { ...invoice, balance: 0 }),
    says: ['ES-91001', '1.240,50 €', 'Barley'],
    links: [invoices],
  },
  receipt: {
    make: (reader) => receiptMail(reader, { receiptCode: 'RC-7', total: 48, currency: EUR }),
    says: ['RC-7', '48 €'],
    links: [invoices],
  },
  'failed-payment': {
    make: (reader) =>
      failedPaymentMail(reader, { receiptCode: 'RC-8', amount: 12.5, currency: EUR }),
    says: ['RC-8', '12,50 €'],
    links: [invoices],
  },
  'missing-transfer': {
    make: (reader) =>
      missingTransferMail(reader, { receiptCode: 'RC-9', amount: 332, currency: EUR }),
    says: ['RC-9', '332 €'],
    links: [invoices],
  },
  'refused-card': { make: (reader) => refusedCardMail(reader, {}), links: [invoices] },
  'order-received with files': {
    make: (reader) => orderReceivedMail(reader, { ...order, services, awaitsFiles: false }),
    says: ['GA-10481', order.title, ...services],
    links: [details],
  },
  'order-received without files': {
    make: (reader) => orderReceivedMail(reader, { ...order, services, awaitsFiles: true }),
    says: ['GA-10481', order.title, ...services],
    links: [details],
  },
  'order-files-received with a deadline': {
    make: (reader) => orderFilesReceivedMail(reader, { ...order, due: late, zone }),
    says: ['GA-10481', order.title],
    saysIn: [thirdOfApril],
    links: [details],
  },
  'order-files-received without a deadline': {
    make: (reader) => orderFilesReceivedMail(reader, { ...order, due: null, zone }),
    says: ['GA-10481', order.title],
    links: [details],
  },
  'order-deadline': {
    make: (reader) => orderDeadlineMail(reader, { ...order, due: late, zone }),
    says: ['GA-10481', order.title],
    saysIn: [thirdOfApril],
    links: [details],
  },
  'order-question': {
    make: (reader) => orderQuestionMail(reader, order),
    says: ['GA-10481', order.title],
    links: ['/support/index/submission/GA-10481/type/order-question'],
  },
  'order-completed and paid': {
    make: (reader) => orderCompletedMail(reader, { ...order, author: 'Li Na', canDownload: true }),
    says: ['GA-10481', order.title, 'Li Na'],
    links: [details],
  },
  'order-completed and unpaid': {
    make: (reader) => orderCompletedMail(reader, { ...order, author: 'Li Na', canDownload: false }),
    says: ['GA-10481', order.title, 'Li Na'],
    links: [details],
  },
  'price-quote': {
    make: (reader) =>
      priceQuoteMail(reader, {
        estimateId: 'PQ-10481',
        total: 480,
        currency: EUR,
        validUntil: late,
        zone,
      }),
    says: ['PQ-10481', '480 €'],
    saysIn: [thirdOfApril],
    links: ['/api/price-quote/PQ-10481/pdf', '/researcher/submit/resume'],
  },
  referral: {
    make: (reader) => referralMail(reader, { friend: 'Omar Said', companyName: 'Galley' }),
    says: ['Omar Said', 'Galley'],
    links: ['/register'],
  },
  'level-reached': {
    make: (reader) =>
      levelReachedMail(reader, {
        level: 'elite',
        code: 'ELITE-X7',
        percent: 15,
        endsAt: late,
        zone,
      }),
    says: ['ELITE-X7', '15'],
    saysIn: [elite, thirdOfApril],
    links: ['/researcher/rewards'],
  },
  'fapiao-issued': {
    make: (reader) =>
      fapiaoIssuedMail(reader, {
        number: '26332000000012345678',
        url: '/external/fapiao/26332000000012345678',
        organizationName: '清华大学',
      }),
    says: ['26332000000012345678', '清华大学'],
    links: ['/external/fapiao/26332000000012345678', invoices],
  },
}
