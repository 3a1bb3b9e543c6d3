import { t } from '@lingui/core/macro'
import { object, string } from 'yup'

export const orderFapiaoLimits = { title: 100, taxpayerNumber: 20, specialInstructions: 500 }

const short = (most: number) =>
  string()
    .trim()
    .max(most, () => t`Please use no more than ${most} characters.`)

const selectOption = () => t`You must select an option`

export const orderFapiaoShape = (requireFapiao: string) => ({
  requireFapiao: string().required(selectOption).oneOf(['yes', 'no'], selectOption),
  ...(requireFapiao === 'yes' && {
    fapiao: object({
      type: string().required(() => t`You must select a fapiao type`),
      deliveryTimeline: string().required(() => t`You must select a fapiao delivery timeline`),
      title: short(orderFapiaoLimits.title).required(() => t`Fapiao title is required`),
      taxpayerNumber: short(orderFapiaoLimits.taxpayerNumber).required(
        () => t`Taxpayer number is required.`,
      ),
      specialInstructions: short(orderFapiaoLimits.specialInstructions),
    }),
  }),
})
