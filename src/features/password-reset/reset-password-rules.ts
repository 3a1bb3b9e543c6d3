import { t } from '@lingui/core/macro'
import { Refusal } from '../../api/errors/api-failure.ts'
import type { RefusalKeyOf } from '../../api/errors/refusal-key-of.ts'
import { fitsContract } from '../../lib/url/contract-text.ts'
import { refusalAt } from '../../ui/form/refusal-at.ts'

/** Counts code points, as the server does. */
export const isLongEnough = (password: string, minimumLength: number): boolean =>
  [...password].length >= minimumLength

export type ResetLink = { oneTimeLoginHash: string; userIdentity: string }

/** False for a truncated or altered link, which the server could not parse. */
export const isWholeLink = ({ oneTimeLoginHash, userIdentity }: ResetLink): boolean =>
  /^[\w-]{1,128}$/.test(oneTimeLoginHash) && fitsContract('Identity', userIdentity)

export const linkBroken = () => t`It is incomplete or damaged.`

const invalidLinkReasons: [RefusalKeyOf<'resetPassword'>, () => string][] = [
  ['password-reset-link-invalid', () => t`It has already been used, or a newer one has been sent.`],
  ['password-reset-link-expired', () => t`It has expired.`],
]
const invalidReasonByKey = new Map<string, () => string>(invalidLinkReasons)

const accountClosed: RefusalKeyOf<'resetPassword'> = 'login-account-inactive'

type ResetFailure = {
  /** Set if the link failed, rather than the password. */
  invalidReason: (() => string) | undefined
  isClosed: boolean
  failure: unknown
}

const refusalFailure = refusalAt<'resetPassword', { password: string }>({
  'password-too-short': 'password',
})

export function resetFailure(error: unknown, minimumLength: number): ResetFailure {
  const key = error instanceof Refusal ? error.key : ''
  return {
    invalidReason: invalidReasonByKey.get(key),
    isClosed: key === accountClosed,
    failure: refusalFailure(error, { messageValues: { minimumLength } }),
  }
}
