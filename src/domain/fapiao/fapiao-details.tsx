import { Trans } from '@lingui/react/macro'
import type { Fapiao } from '../../api/fapiao.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { NameValueList } from '../../ui/page/name-value-list.tsx'
import { fapiaoServiceName, fapiaoTypeLabels, officialLanguage } from './fapiao-messages.ts'

export function FapiaoDetails({ fapiao }: { fapiao: Fapiao }) {
  const { number, type, organizationName, taxpayerNumber, contactEmail } = fapiao
  return (
    <NameValueList
      facts={[
        ...(number === null ? [] : [{ name: <Trans>Fapiao number</Trans>, value: number }]),
        { name: <Trans>Type of fapiao</Trans>, value: labelOf(fapiaoTypeLabels, type) },
        { name: <Trans>Type of service</Trans>, value: fapiaoServiceName(fapiao) },
        {
          name: <Trans>Organization</Trans>,
          value: <span lang={officialLanguage}>{organizationName}</span>,
        },
        ...(taxpayerNumber === null
          ? []
          : [{ name: <Trans>Taxpayer number</Trans>, value: taxpayerNumber }]),
        { name: <Trans>Contact e-mail</Trans>, value: contactEmail },
      ]}
    />
  )
}
