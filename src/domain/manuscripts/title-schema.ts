import { t } from '@lingui/core/macro'
import { string } from 'yup'
import { isShortEnough, longestTitle } from './title-rule.ts'

export const titleSchema = () =>
  string()
    .required(() => t`Please enter your project title.`)
    .test(
      'length',
      () => t`Please shorten the title to at most ${longestTitle} characters.`,
      isShortEnough,
    )
