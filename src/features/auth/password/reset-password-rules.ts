import { plural, t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { refusalMessage } from '../../../api/errors/refusal-messages.ts'
import type { RefusalKey } from '../../../api/generated/client-contract.gen.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'

/** Counted as people count: a sign outside the basic plane is one character. */
export const isLongEnough = (password: string, minimumLength: number): boolean =>
  [...password].length >= minimumLength

/** What the link of a mail says. */
export type ResetLink = { oneTimeLoginHash: string; userIdentity: string }

/** False for a link that lost something on the way or was changed, which the server could not read. */
export const isWholeLink = ({ oneTimeLoginHash, userIdentity }: ResetLink): boolean =>
  /^[\w-]{1,128}$/.test(oneTimeLoginHash) && /^[\w-]{1,64}$/.test(userIdentity)

export const linkBroken = () => t`It is incomplete or damaged.`

/** Why a link will never work again, by what the server says of it. */
const deadLinks: [RefusalKey, () => string][] = [
  ['password-reset-link-invalid', () => t`It has already been used, or a newer one has been sent.`],
  ['password-reset-link-expired', () => t`It has expired.`],
]
const whyDead = new Map<string, () => string>(deadLinks)

/** The most characters that a password may have. */
const longest = 1024

/** The rule for a new password: at least so many characters. */
export const resetSchema = (minimumLength: number) =>
  object({
    password: string()
      .required(() => t`Please choose a password.`)
      .test(
        'length',
        () =>
          plural(minimumLength, {
            one: 'This password is too short. Please choose one with at least # character.',
            other: 'This password is too short. Please choose one with at least # characters.',
          }),
        (password = '') => isLongEnough(password, minimumLength),
      )
      .max(longest, () => t`Please choose a password of up to ${longest} characters.`),
  })

type ResetFailure = {
  /** Why the link will never work again, where it is the link that failed. */
  deadBecause?: () => string
  /** For the form. */
  failure: unknown
}

/** What a failed reset means: a link that is dead, a password that is refused, or anything else. */
export function resetFailure(error: unknown, minimumLength: number): ResetFailure {
  if (!(error instanceof Refusal)) return { failure: error }
  const message = () => refusalMessage(error, { minimumLength })
  const deadBecause = whyDead.get(error.key)
  if (deadBecause) return { deadBecause, failure: new FormFailure({ message }) }
  if (error.key !== 'password-too-short') return { failure: error }
  return { failure: new FormFailure({ fields: { password: message } }) }
}
