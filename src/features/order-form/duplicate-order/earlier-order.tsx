import { Trans } from '@lingui/react/macro'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'

type Props = { order: NonNullable<OrderForm['duplicateOrder']> }

export function EarlierOrder({ order: { externalId, title, date } }: Props) {
  return (
    <Section title={<Trans>Your previous order</Trans>}>
      <NameValueList
        facts={[
          {
            name: <Trans>Order number</Trans>,
            value: (
              <AppLink
                to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
                params={{ externalId }}
              >
                {externalId}
              </AppLink>
            ),
          },
          { name: <Trans>Title</Trans>, value: <span dir="auto">{title}</span> },
          {
            name: <Trans>Ordered on</Trans>,
            value: formatDate(parseInstant(date), { zone: 'UTC' }),
          },
        ]}
      />
    </Section>
  )
}
