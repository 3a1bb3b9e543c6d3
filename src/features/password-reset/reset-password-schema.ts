import { plural, t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { maxPasswordLength } from '../../domain/sign-in/max-password-length.ts'
import { isLongEnough } from './reset-password-rules.ts'

export const resetSchema = (minimumLength: number) =>
  object({
    password: string()
      .required(() => t`Please choose a password.`)
      .test(
        'length',
        () =>
          plural(minimumLength, {
            one: 'This password is too short. Please choose one with at least #\u00a0character.',
            other: 'This password is too short. Please choose one with at least #\u00a0characters.',
          }),
        (password = '') => isLongEnough(password, minimumLength),
      )
      .max(
        maxPasswordLength,
        () => t`Please choose a password of up to ${maxPasswordLength} characters.`,
      ),
  })
