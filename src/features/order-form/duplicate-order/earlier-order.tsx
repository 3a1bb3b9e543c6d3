import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { orderQuery } from '../../../api/orders.ts'
import { orderStateOf, toneOf } from '../../../domain/orders/order-card-rules.ts'
import { stateName } from '../../../domain/orders/order-labels.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { type Fact, NameValueList } from '../../../ui/page/name-value-list.tsx'
import { Status } from '../../../ui/page/status.tsx'

type Props = { order: NonNullable<OrderForm['duplicateOrder']> }

/** What the order form leaves out; without it the question can be answered as well. */
function useOrderFacts(externalId: string): Fact[] {
  const { i18n } = useLingui()
  const order = useQuery(orderQuery(externalId)).data?.order
  if (!order) return []
  const names = order.services.map(({ id, name }) => serviceName(id, name, (text) => i18n._(text)))
  const state = orderStateOf(order)
  return [
    { name: <Trans>Services</Trans>, value: formatList(names, { language: i18n.locale }) },
    {
      name: <Trans>Status</Trans>,
      value: <Status tone={toneOf(state)}>{stateName(state)}</Status>,
    },
  ]
}

export function EarlierOrder({ order: { externalId, title, date } }: Props) {
  const [services, status] = useOrderFacts(externalId)
  return (
    <Section title={<Trans>Your previous order</Trans>}>
      <NameValueList
        paired
        facts={[
          { name: <Trans>Title</Trans>, value: <span dir="auto">{title}</span> },
          ...(services ? [services] : []),
          ...(status ? [status] : []),
          {
            name: <Trans>Ordered on</Trans>,
            value: formatDate(parseInstant(date), { zone: 'UTC' }),
          },
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
        ]}
      />
    </Section>
  )
}
