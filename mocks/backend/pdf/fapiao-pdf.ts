import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { formatAmount } from '../rules/format-amount.ts'
import { formatLocalDay } from '../rules/format-local-day.ts'
import { type DocumentCurrency, documentFile, type Letterhead } from './letterhead.ts'

/** Always Chinese: the tax office issues it. `total` is in major units. */
export type FapiaoDocument = {
  head: Letterhead
  number: string
  type: Schemas['Fapiao']['type']
  issuedAt: Instant
  organizationName: string
  taxpayerNumber: string | null
  serviceTypeName: string
  invoiceNumber: string
  total: number
  currency: DocumentCurrency
}

const titles = {
  general: '电子发票（普通发票）',
  special: '电子发票（增值税专用发票）',
} as const

export function fapiaoPdf(fapiao: FapiaoDocument): Promise<File> {
  const { head, number, type, issuedAt, organizationName, taxpayerNumber } = fapiao
  const total = formatAmount(fapiao.total, fapiao.currency)
  return documentFile(head, `电子发票 ${number}`, [
    { kind: 'title', text: titles[type] },
    {
      kind: 'pairs',
      pairs: [
        ['发票号码', number],
        ['开票日期', formatLocalDay(issuedAt, head)],
        ['购买方名称', organizationName],
        ...(taxpayerNumber === null ? [] : [['纳税人识别号', taxpayerNumber] as const]),
        ['销售方名称', head.companyName],
        ['备注', fapiao.invoiceNumber],
      ],
    },
    {
      kind: 'table',
      columns: [
        { heading: '项目名称', width: 4 },
        { heading: '金额', width: 1, align: 'right' },
      ],
      rows: [[fapiao.serviceTypeName, total]],
      totals: [{ label: '价税合计', value: total, strong: true }],
    },
  ])
}
