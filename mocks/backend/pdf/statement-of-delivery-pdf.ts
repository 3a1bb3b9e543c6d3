import type { Instant } from '../../../src/lib/instant.ts'
import { issuerAddress } from '../reference-data/payment/issuer-address.ts'
import { formatAmount } from '../rules/format-amount.ts'
import { formatLocalDay } from '../rules/format-local-day.ts'
import { type DocumentCurrency, documentFile, type Letterhead } from './letterhead.ts'

type DeliveredOrder = {
  orderNumber: string
  title: string
  service: string
  deliveredAt: Instant
}

/** Required by Chinese institutions besides a fapiao. `total` is in major units. */
export type StatementOfDelivery = {
  head: Letterhead
  invoiceNumber: string
  customer: string
  institution: string | null
  orders: readonly DeliveredOrder[]
  total: number
  currency: DocumentCurrency
}

const labels = {
  en: {
    title: 'Statement of delivery',
    invoice: 'Invoice',
    customer: 'Customer',
    institution: 'Institution',
    total: 'Invoice total',
    order: 'Order',
    what: 'Service and manuscript',
    on: 'Delivered on',
    text: 'We confirm that the services listed below were completed in full and delivered to the customer.',
    signed: 'Issued on',
    colon: ': ',
  },
  cn: {
    title: '交付证明',
    invoice: '账单编号',
    customer: '客户',
    institution: '单位',
    total: '账单金额',
    order: '订单',
    what: '服务与稿件',
    on: '交付日期',
    text: '兹证明下列服务已全部完成，成果已交付客户。',
    signed: '出具日期',
    colon: '：',
  },
  jp: {
    title: '納品書',
    invoice: '請求書番号',
    customer: 'お客様',
    institution: 'ご所属',
    total: '請求金額',
    order: 'ご注文',
    what: 'サービスと原稿',
    on: '納品日',
    text: '下記のサービスをすべて完了し、成果物をお客様に納品したことを証明いたします。',
    signed: '発行日',
    colon: '：',
  },
  br: {
    title: 'Declaração de entrega',
    invoice: 'Fatura',
    customer: 'Cliente',
    institution: 'Instituição',
    total: 'Total da fatura',
    order: 'Pedido',
    what: 'Serviço e manuscrito',
    on: 'Entregue em',
    text: 'Declaramos que os serviços abaixo foram integralmente realizados e os resultados entregues ao cliente.',
    signed: 'Emitida em',
    colon: ': ',
  },
  es: {
    title: 'Declaración de entrega',
    invoice: 'Factura',
    customer: 'Cliente',
    institution: 'Institución',
    total: 'Total de la factura',
    order: 'Pedido',
    what: 'Servicio y manuscrito',
    on: 'Entregado el',
    text: 'Declaramos que los servicios indicados se realizaron por completo y que los resultados se entregaron al cliente.',
    signed: 'Emitida el',
    colon: ': ',
  },
} as const

export function statementOfDeliveryPdf(statement: StatementOfDelivery): Promise<File> {
  const { head, invoiceNumber, customer, institution, orders, total, currency } = statement
  const localized = labels[head.language]
  return documentFile(head, `${localized.title} ${invoiceNumber}`, [
    { kind: 'title', text: localized.title, subtitle: invoiceNumber },
    {
      kind: 'pairs',
      pairs: [
        [localized.customer, customer],
        ...(institution === null ? [] : [[localized.institution, institution] as const]),
        [localized.invoice, invoiceNumber],
        [localized.total, formatAmount(total, currency)],
      ],
    },
    { kind: 'paragraph', text: localized.text },
    { kind: 'space', height: 8 },
    {
      kind: 'table',
      columns: [
        { heading: localized.order, width: 2 },
        { heading: localized.what, width: 5 },
        { heading: localized.on, width: 2.8, align: 'right' },
      ],
      rows: orders.map(({ orderNumber, title, service, deliveredAt }) => [
        orderNumber,
        `${service}${localized.colon}${title}`,
        formatLocalDay(deliveredAt, head),
      ]),
    },
    { kind: 'space', height: 16 },
    {
      kind: 'paragraph',
      text: `${localized.signed}${localized.colon}${formatLocalDay(head.at, head)}`,
      quiet: true,
    },
    { kind: 'paragraph', text: `${head.companyName}, ${issuerAddress}` },
  ])
}
