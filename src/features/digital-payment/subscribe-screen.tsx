import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import type { DigitalPaymentProps } from './digital-payment-props.ts'

export function SubscribeScreen(_props: DigitalPaymentProps) {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Subscribe to digital editing`}
      lead={<Trans>A year of automatic editing, for as many manuscripts as you like.</Trans>}
    />
  )
}
