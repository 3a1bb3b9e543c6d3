import { Trans } from '@lingui/react/macro'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { reeditPercent } from '../services/reedit-percent.ts'

function ReeditDiscount({ percent }: { percent: number }) {
  return percent < 100 ? (
    <Trans>{percent}% off your re-edit</Trans>
  ) : (
    <Trans>Your re-edit is free</Trans>
  )
}

type Props = { order: NonNullable<OrderForm['originalOrder']> }

export function ReworkedOrder({ order: { externalId, title } }: Props) {
  const percent = reeditPercent(useOrderForm().orderForm.discounts)
  return (
    <Section title={<Trans>Your earlier order</Trans>}>
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
          ...(percent === undefined
            ? []
            : [{ name: <Trans>Discount</Trans>, value: <ReeditDiscount percent={percent} /> }]),
        ]}
      />
    </Section>
  )
}
