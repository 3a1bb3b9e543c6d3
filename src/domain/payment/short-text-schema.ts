import { t } from '@lingui/core/macro'
import { string } from 'yup'

export const shortText = (most: number, labelled: () => string) =>
  string()
    .trim()
    .max(most, () => {
      const label = labelled()
      return t`${label}: please use no more than ${most} characters.`
    })
