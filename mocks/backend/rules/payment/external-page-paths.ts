import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'

export const externalPagePath = (page: string, receiptCode: string): string =>
  `/external/${page}/${receiptCode}`

export const boletoPath = (receiptCode: string): string => externalPagePath('boleto', receiptCode)

export const openBoletoOf = ({
  status,
  method,
  paidAtBank,
  receiptCode,
}: Pick<PaymentRow, 'status' | 'method' | 'paidAtBank' | 'receiptCode'>): string | null =>
  status === 'open' && method === paymentMethodIds.boleto && paidAtBank === null
    ? boletoPath(receiptCode)
    : null

/** A form that the browser submits at once; receipt codes need no escaping. */
export const externalPageForm = (path: string): string =>
  `<form method="post" action="${path}"><noscript><button>Continue</button></noscript></form>`
