import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { shortText } from '../short-text-schema.ts'
import { orderFapiaoLimits } from './order-fapiao-fields.tsx'

const selectOption = () => t`You must select an option`

export const orderFapiaoShape = (requireFapiao: string) => ({
  requireFapiao: string().required(selectOption).oneOf(['yes', 'no'], selectOption),
  ...(requireFapiao === 'yes' && {
    fapiao: object({
      type: string().required(() => t`You must select a fapiao type`),
      deliveryTimeline: string().required(() => t`You must select a fapiao delivery timeline`),
      title: shortText(orderFapiaoLimits.title, () => t`Fapiao title`).required(
        () => t`Fapiao title is required`,
      ),
      taxpayerNumber: shortText(
        orderFapiaoLimits.taxpayerNumber,
        () => t`Taxpayer number`,
      ).required(() => t`Taxpayer number is required.`),
      specialInstructions: shortText(
        orderFapiaoLimits.specialInstructions,
        () => t`Special instructions`,
      ),
    }),
  }),
})
