import { t } from '@lingui/core/macro'
import { string } from 'yup'
import type { DigitalOffer } from '../../api/digital-purchases.ts'

export const packageRule = (offers: readonly DigitalOffer[]) =>
  string().test(
    'package',
    () => t`Please choose a package.`,
    (chosen) => offers.some(({ identity }) => identity === chosen),
  )
