import { Trans, useLingui } from '@lingui/react/macro'
import { formatList } from '../../../i18n/format-list.ts'
import { AppButtonLink } from '../../../ui/page/app-button-link.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { orderStateOf, toneOf } from '../order-card-rules.ts'
import { stateLabels } from '../order-labels.ts'
import { OrderOffers } from '../order-offers.tsx'
import { NextSteps } from './next-steps.tsx'
import { Deadline } from './order-deadline.tsx'
import styles from './order-page.module.css'
import type { OrderProps } from './order-props.ts'
import { PaymentSummary } from './payment-summary.tsx'

function StatusLine({ order }: Pick<OrderProps, 'order'>) {
  const { i18n } = useLingui()
  const state = orderStateOf(order)
  const { name, more } = stateLabels[state]
  return (
    <div className={styles.status}>
      <Status tone={toneOf(state)} more={i18n._(more)}>
        {i18n._(name)}
      </Status>
    </div>
  )
}

/** Sending files and paying a boleto have the filled button. */
const hasOwnTask = ({ status, pendingPayments }: OrderProps['order']) =>
  status === 'Awaiting Files' || pendingPayments.some(({ boletoUrl }) => boletoUrl !== null)

/** Confirms an order that was just placed. */
function Confirmation({ order, user }: OrderProps) {
  const { i18n } = useLingui()
  const recipients = [...new Set([user.email, ...order.notificationEmails])]
  return (
    <Section title={<Trans>We have received your order</Trans>}>
      <StatusLine order={order} />
      <NameValueList
        facts={[
          { name: <Trans>Order number</Trans>, value: order.externalId },
          { name: <Trans>Deadline</Trans>, value: <Deadline order={order} /> },
          { name: <Trans>Payment</Trans>, value: <PaymentSummary order={order} /> },
          {
            name: <Trans>Updates go to</Trans>,
            value: formatList(recipients, { language: i18n.locale }),
          },
        ]}
      />
    </Section>
  )
}

/** What has become of the order, and what comes next. */
export function OrderMain({ order, user, isNew }: OrderProps & { isNew: boolean }) {
  return (
    <>
      {isNew ? (
        <Confirmation order={order} user={user} />
      ) : (
        <Section title={<Trans>Status</Trans>}>
          <StatusLine order={order} />
        </Section>
      )}
      {order.completed ? <OrderOffers order={order} user={user} /> : null}
      <NextSteps order={order} user={user} />
      {isNew ? (
        <div className={styles.actions}>
          <AppButtonLink to="/$lang/researcher" variant={hasOwnTask(order) ? 'quiet' : 'filled'}>
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
          <AppButtonLink to="/$lang/researcher/submit/new" preload={false} variant="text">
            <Trans>Start a new order</Trans>
          </AppButtonLink>
        </div>
      ) : null}
    </>
  )
}
