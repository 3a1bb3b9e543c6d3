import { plural, t } from '@lingui/core/macro'
import { object, string } from 'yup'

const longest = 60

export const joinGroupSchema = object({
  groupCode: string()
    .trim()
    .default('')
    .required(() => t`Please enter your group’s code.`)
    .max(
      longest,
      () =>
        t`Please use no more than ${plural(longest, { one: '# character', other: '# characters' })}.`,
    ),
})
