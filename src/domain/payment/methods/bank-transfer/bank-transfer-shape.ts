import { object } from 'yup'
import { shortText } from '../../short-text-schema.ts'

const longestVat = 30
const longestPurchaseOrder = 60

export const bankTransferShape = {
  vat: shortText(longestVat),
  purchaseOrder: object({ number: shortText(longestPurchaseOrder) }),
}
