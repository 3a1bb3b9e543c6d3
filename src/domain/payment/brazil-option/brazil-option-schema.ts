import { t } from '@lingui/core/macro'
import { string } from 'yup'
import { shortText } from '../short-text-schema.ts'
import { longestFapespNumber } from './brazil-option-field.tsx'

const selectOption = () => t`You must select an option`

export const brazilOptionShape = (option: string) => ({
  brazilPaymentMethods: string().required(selectOption).oneOf(['allpago', 'fapesp'], selectOption),
  ...(option === 'fapesp' && {
    fapespNumber: shortText(longestFapespNumber, () => t`FAPESP process number`).required(
      () => t`Please enter your FAPESP process number.`,
    ),
  }),
})
