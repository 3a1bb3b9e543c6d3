import type { PaymentRow } from '../../../world/payment-rows.ts'

/** The address of the outside page where a payment goes on. */
export const externalPagePath = (page: string, receiptCode: string): string =>
  `/outside/${page}/${receiptCode}`

/** The address of a boleto that is to be paid. */
export const boletoPath = (receiptCode: string): string => externalPagePath('boleto', receiptCode)

/** Where the boleto of a payment can be had as long as it is to be paid; null for everything else. */
export const openBoletoOf = ({
  status,
  method,
  paidAtBank,
  receiptCode,
}: Pick<PaymentRow, 'status' | 'method' | 'paidAtBank' | 'receiptCode'>): string | null =>
  status === 'open' && method === 20 && paidAtBank === null ? boletoPath(receiptCode) : null

/** A form that the browser puts into the page and sends at once; a receipt code needs no escaping. */
export const externalPageForm = (path: string): string =>
  `<form method="post" action="${path}"><noscript><button>Continue</button></noscript></form>`
