import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/pdf-text.ts'
import { nodePdf } from '../../transports/node/node-pdf.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { currencies } from '../reference-data/payment/currencies.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { Letterhead } from './letterhead.ts'
import type { DocumentLanguage } from './pdf-blocks.ts'
import { retainerInvoicePdf } from './prepayment-invoice-pdf.ts'
import { priceQuotePdf } from './price-quote-pdf.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { statementOfDeliveryPdf } from './statement-of-delivery-pdf.ts'

const date = Date.UTC(2026, 10, 2, 12)
const headOf = (language: DocumentLanguage): Letterhead => ({
  language,
  companyName: 'Galley',
  zone: 'UTC',
  at: fixedNow,
  writePdf: nodePdf,
})
const textOf = async (file: File) => (await readPdf(new Uint8Array(await file.arrayBuffer()))).text

const bill = (language: DocumentLanguage) => ({
  head: headOf(language),
  number: 'INV-7',
  date,
  billedTo: ['李娜', '清华大学'],
  total: 900,
  currency: currencies.CNY,
})
const documents: [
  string,
  (language: DocumentLanguage) => Promise<File>,
  Record<DocumentLanguage, [name: string, ...words: string[]]>,
][] = [
  [
    'an invoice',
    (language) =>
      invoicePdf({
        ...bill(language),
        orderNumber: 'GX7-KM2',
        lines: [{ description: 'Premium Editing', amount: 1000 }],
        discounts: [{ description: 'MARSHLAB', amount: 100 }],
        paid: 400,
        balance: 500,
        transferReference: 'RC-58213',
      }),
    {
      en: [
        'Invoice INV-7.pdf',
        'Premium Editing\t¥1,000',
        'MARSHLAB\t−¥100',
        'Total\t¥900',
        'Total in US dollars\t$126',
        'Balance due\t¥500',
        'Date\tNovember 2, 2026',
        '李娜',
        'Order\tGX7-KM2',
        'Thank you. Please give RC-58213 as the reference of your transfer.',
        'Bank details',
        'Account number\t000 482 119 306',
      ],
      cn: [
        '账单 INV-7.pdf',
        '小计\t¥1,000',
        '应付余额\t¥500',
        '账号\t000 482 119 306',
        '日期\t2026年11月2日',
        '清华大学',
      ],
      jp: ['請求書 INV-7.pdf', 'お支払い残額\t¥500', 'お振込先'],
      br: [
        'Fatura INV-7.pdf',
        'Data\t2 de novembro de 2026',
        'Saldo a pagar\t¥500',
        'Dados bancários',
      ],
      es: ['Factura INV-7.pdf', 'Saldo pendiente\t¥500', 'Datos bancarios'],
    },
  ],
  [
    'the invoice of a prepayment',
    (language) => retainerInvoicePdf({ ...bill(language), paid: 900, balance: 0 }),
    {
      en: ['Prepayment invoice INV-7.pdf', 'Paid\t¥900', 'Issued by\tGalley, 12 Galley Row,'],
      cn: ['预付款账单 INV-7.pdf', '已付\t¥900'],
      jp: ['前払い金請求書 INV-7.pdf', 'お支払い済み\t¥900'],
      br: ['Fatura de pré-pagamento INV-7.pdf', 'Pago\t¥900'],
      es: ['Factura de pago anticipado INV-7.pdf', 'Pagado\t¥900'],
    },
  ],
  [
    'a receipt',
    (language) =>
      receiptPdf({ ...bill(language), invoiceNumber: 'INV-3', method: 'Alipay', charged: null }),
    {
      en: ['Receipt INV-7.pdf', 'Payment of invoice INV-3\t¥900', 'Payment method\tAlipay'],
      cn: ['收据 INV-7.pdf', '付款方式\tAlipay'],
      jp: ['領収書 INV-7.pdf', 'お支払い方法\tAlipay'],
      br: ['Recibo INV-7.pdf', 'Pagamento da fatura INV-3\t¥900'],
      es: ['Recibo INV-7.pdf', 'Pago de la factura INV-3\t¥900'],
    },
  ],
  [
    'a statement of delivery',
    (language) =>
      statementOfDeliveryPdf({
        head: headOf(language),
        invoiceNumber: 'INV-7',
        customer: '李娜',
        institution: language === 'en' ? null : '清华大学',
        orders: [
          { orderNumber: 'GX7-KM2', title: 'Winter barley', service: 'Editing', deliveredAt: date },
        ],
        total: 900,
        currency: currencies.CNY,
      }),
    {
      en: [
        'Statement of delivery INV-7.pdf',
        'Customer\t李娜',
        'GX7-KM2\tEditing: Winter barley\tNovember 2, 2026',
      ],
      cn: [
        '交付证明 INV-7.pdf',
        '单位\t清华大学',
        '账单金额\t¥900',
        'GX7-KM2\tEditing：Winter barley\t2026年11月2日',
      ],
      jp: ['納品書 INV-7.pdf', 'お客様\t李娜'],
      br: ['Declaração de entrega INV-7.pdf', 'Cliente\t李娜'],
      es: ['Declaración de entrega INV-7.pdf', 'Cliente\t李娜'],
    },
  ],
  [
    'a certificate',
    (language) =>
      certificatePdf({
        head: headOf(language),
        code: '4F2A-99C1',
        title: 'Winter barley under drought',
        authors: language === 'jp' ? [] : ['José Muñoz', '李娜'],
        issuedAt: date,
        orderNumber: 'GX7-KM2',
        verifiedAt: `https://galley.example/${language}/certificate/verify/4F2A-99C1`,
      }),
    {
      en: [
        'Editing certificate 4F2A-99C1.pdf',
        'Winter barley under drought',
        'Authors',
        'Issued on\tNovember 2, 2026',
        'Verification code\t4F2A-99C1',
        'https://galley.example/en/certificate/verify/4F2A-99C1',
      ],
      cn: ['润色证明 4F2A-99C1.pdf', '作者', '验证码\t4F2A-99C1'],
      jp: ['英文校正証明書 4F2A-99C1.pdf', '確認コード\t4F2A-99C1'],
      br: ['Certificado de edição 4F2A-99C1.pdf', 'Autores'],
      es: ['Certificado de edición 4F2A-99C1.pdf', 'Emitido el\t2 de noviembre de 2026'],
    },
  ],
  [
    'a price quote',
    (language) =>
      priceQuotePdf({
        ...bill(language),
        lines: [{ description: 'Premium Editing', amount: 900 }],
        title: language === 'en' ? 'Winter barley' : null,
        wordCount: language === 'cn' ? null : 5200,
        validUntil: date,
        deadline: language === 'en' ? date : null,
      }),
    {
      en: [
        'Price quote INV-7.pdf',
        'Manuscript\tWinter barley',
        'Words\t5,200',
        'Total\t¥900',
        'Valid until\tNovember 2, 2026',
        'Delivery by\tNovember 2, 2026',
      ],
      cn: ['报价单 INV-7.pdf', '有效期至\t2026年11月2日'],
      jp: ['見積書 INV-7.pdf', '有効期限\t2026年11月2日'],
      br: ['Orçamento INV-7.pdf', 'Palavras\t5.200', 'Válido até\t2 de novembro de 2026'],
      es: ['Presupuesto INV-7.pdf', 'Válido hasta\t2 de noviembre de 2026'],
    },
  ],
]

const languages = ['en', 'cn', 'jp', 'br', 'es'] as const

describe.each(documents)('%s', (_, write, expected) => {
  it.each(languages)('is written and named in %s, below 150 kB', async (language) => {
    const [name, ...lines] = expected[language]
    const file = await write(language)
    expect(file).toMatchObject({ name, type: 'application/pdf' })
    expect(file.size).toBeLessThan(150_000)
    expect(await textOf(file)).not.toContain('�')
    expect((await textOf(file)).split('\n')).toEqual(expect.arrayContaining(lines))
  })
})

it('names no balance once nothing is left to pay', async () => {
  const paid = await retainerInvoicePdf({ ...bill('en'), paid: 900, balance: 0 })
  expect(await textOf(paid)).not.toContain('Balance due')
})

it('has no character in its file name that systems refuse', async () => {
  const file = await retainerInvoicePdf({ ...bill('en'), number: 'A/B:1', paid: 0, balance: 900 })
  expect(file.name).toBe('Prepayment invoice A_B_1.pdf')
})
