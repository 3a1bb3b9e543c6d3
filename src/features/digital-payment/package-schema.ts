import { t } from '@lingui/core/macro'
import { string } from 'yup'
import type { DigitalOffer } from '../../api/digital-purchases.ts'

/** The rule of a chosen package, which must be on offer. */
export const packageRule = (offers: readonly DigitalOffer[]) =>
  string().test(
    'package',
    () => t`Please choose a package.`,
    (chosen) => offers.some(({ identity }) => identity === chosen),
  )
