import { receiptCodeOf } from '../../../world/receipt-number.ts'
import type { FapiaoRow } from '../../../world/rows/fapiao-rows.ts'
import type { FapiaoDocument } from '../../pdf/fapiao-pdf.ts'
import { fapiaoIssuedAfter } from '../../reference-data/payment/fapiao-services.ts'
import { type DocumentContext, letterheadFor } from '../invoices/bill-documents.ts'
import { fapiaoPaymentOf } from './fapiao-payment.ts'
import { workBegins } from './order-fapiao.ts'
import { shownFapiao } from './shown-fapiao.ts'

export function fapiaoDocument(
  context: Omit<DocumentContext, 'user' | 'language'>,
  row: FapiaoRow,
): FapiaoDocument | undefined {
  const { world, now } = context
  const fapiao = shownFapiao(world, row, now)
  const { completed, number, type, organizationName, taxpayerNumber, serviceTypeName } = fapiao
  const paid = fapiaoPaymentOf(world, row.owner, row.paymentId)
  const payment = world.payments.get(receiptCodeOf(row.paymentId))
  if (!completed || number === null || !paid || !payment) return undefined
  return {
    head: letterheadFor({ ...context, language: 'cn' }),
    number,
    type,
    issuedAt: workBegins(world, row) + fapiaoIssuedAfter,
    organizationName,
    taxpayerNumber,
    serviceTypeName,
    invoiceNumber: paid.invoiceNumber,
    total: payment.amount,
    currency: payment.currency,
  }
}
