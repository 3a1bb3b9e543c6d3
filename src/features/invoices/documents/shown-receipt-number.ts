import type { Invoice } from '../../../api/invoices.ts'

type Payment = Invoice['payments'][number]

/** One number for page, file name, table and PDF. */
export const shownReceiptNumber = ({
  id,
  receiptNumber,
}: Pick<Payment, 'id' | 'receiptNumber'>): string => receiptNumber ?? id
