import { Trans, useLingui } from '@lingui/react/macro'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'

export function NewOrder() {
  const { i18n } = useLingui()
  const { projectTitle, services } = useOrderForm().orderForm
  const names = services.map(({ identity, name }) =>
    serviceName(identity, name, (text) => i18n._(text)),
  )
  return (
    <Section title={<Trans>This order</Trans>}>
      <NameValueList
        paired
        facts={[
          { name: <Trans>Title</Trans>, value: <span dir="auto">{projectTitle}</span> },
          ...(names.length === 0
            ? []
            : [
                {
                  name: <Trans>Services</Trans>,
                  value: formatList(names, { language: i18n.locale }),
                },
              ]),
          {
            name: <Trans>Status</Trans>,
            value: (
              <Status tone="off">
                <Trans>Not ordered yet</Trans>
              </Status>
            ),
          },
        ]}
      />
    </Section>
  )
}
