import { Trans, useLingui } from '@lingui/react/macro'
import type { DigitalLanguage } from '../../api/digital-purchases.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import type { DigitalPaymentProps } from './digital-payment-props.ts'

type Props = DigitalPaymentProps & {
  /** To translate from, chosen on the page before. */
  language: DigitalLanguage | undefined
  siteLanguage: SiteLanguage
}

export function PurchaseScreen(_props: Props) {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Buy digital translations`}
      lead={<Trans>Choose a package. Its translations can be used for a year.</Trans>}
    />
  )
}
