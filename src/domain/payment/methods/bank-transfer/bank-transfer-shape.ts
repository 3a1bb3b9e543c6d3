import { t } from '@lingui/core/macro'
import { object } from 'yup'
import { shortText } from '../../short-text-schema.ts'

const longestVat = 30
const longestPurchaseOrder = 60

export const bankTransferShape = {
  vat: shortText(longestVat, () => t`VAT number`),
  purchaseOrder: object({
    number: shortText(longestPurchaseOrder, () => t`Purchase order number`),
  }),
}
