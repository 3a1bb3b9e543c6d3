import { t } from '@lingui/core/macro'
import { string } from 'yup'

export const shortText = (most: number) =>
  string()
    .trim()
    .max(most, () => t`Please use no more than ${most} characters.`)
