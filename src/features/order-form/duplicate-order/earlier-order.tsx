import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './earlier-order.module.css'

type Props = { order: NonNullable<OrderForm['duplicateOrder']> }

export function EarlierOrder({ order: { externalId, title, date } }: Props) {
  const { i18n } = useLingui()
  return (
    <Section title={<Trans>Your previous order</Trans>}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Order number</Trans>
          </dt>
          <dd>{externalId}</dd>
        </div>
        <div>
          <dt>
            <Trans>Title</Trans>
          </dt>
          <dd dir="auto">{title}</dd>
        </div>
        <div>
          <dt>
            <Trans>Ordered on</Trans>
          </dt>
          <dd>{formatLongDate(parseInstant(date), { zone: 'UTC', language: i18n.locale })}</dd>
        </div>
      </dl>
    </Section>
  )
}
