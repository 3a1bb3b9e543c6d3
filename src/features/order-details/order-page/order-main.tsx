import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paymentStatusQuery } from '../../../api/payment.ts'
import { orderStateOf, orderToneOf } from '../../../domain/orders/order-card-rules.ts'
import { stateName } from '../../../domain/orders/order-labels.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { AfterCompletion } from '../completed-files/after-completion.tsx'
import { CompletedFiles } from '../completed-files/completed-files.tsx'
import type { OrderProps } from '../order-props.ts'
import { OrderTasks, OrderTimeline } from '../order-timeline/order-timeline.tsx'
import { orderPaymentOf, pendingStateOf } from '../payment-rules.ts'
import styles from './order-page.module.css'
import { PaymentSummary } from './payment-summary.tsx'
import { ShownDeadline } from './shown-deadline.tsx'

function OrderStatus({ order, user }: OrderProps) {
  return <Status tone={orderToneOf(order, user)}>{stateName(orderStateOf(order))}</Status>
}

/** Sending files and paying have the filled button. */
function useOwnTask({ order, user }: OrderProps): boolean {
  const code = order.pendingPayments[0]?.receiptCode
  const { data } = useQuery({ ...paymentStatusQuery(code ?? ''), enabled: code !== undefined })
  const pending = data && pendingStateOf(data)
  if (order.status === 'Awaiting Files' || pending === 'boleto') return true
  const hasInvoice = order.invoices.some(({ balance }) => balance > 0)
  const isPayable = orderPaymentOf(order).kind === 'open' || pending === 'transfer'
  return isPayable && hasInvoice && !user.hideInvoices
}

function Confirmation({ order, user }: OrderProps) {
  const hasOwnTask = useOwnTask({ order, user })
  const payment = <PaymentSummary order={order} />
  return (
    <Section title={<Trans>We have received your order</Trans>}>
      <NameValueList
        facts={[
          {
            name: <Trans>Payment</Trans>,
            value: order.paid ? <Status tone="done">{payment}</Status> : payment,
          },
          { name: <Trans>Deadline</Trans>, value: <ShownDeadline order={order} /> },
          { name: <Trans>Order number</Trans>, value: order.externalId },
        ]}
      />
      <div className={styles.actions}>
        <AppButtonLink to="/$lang/researcher" variant={hasOwnTask ? 'quiet' : 'filled'}>
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
        <AppButtonLink to="/$lang/researcher/submit/new" preload={false} variant="text">
          <Trans>Start a new order</Trans>
        </AppButtonLink>
      </div>
    </Section>
  )
}

const isLocked = ({ completed, downloadAvailable }: OrderProps['order']) =>
  completed && !downloadAvailable

/** The locked files ask for the payment, and nothing else is known of it. */
function asksAbove({ order, user }: OrderProps): boolean {
  const payment = orderPaymentOf(order)
  return (
    isLocked(order) &&
    payment.kind === 'open' &&
    payment.pendingReceiptCode === undefined &&
    !user.hideInvoices
  )
}

export function OrderMain({ order, user, isNew }: OrderProps & { isNew: boolean }) {
  const next = order.completed ? <AfterCompletion order={order} user={user} /> : null
  const isHistory = order.completed && (order.paid || asksAbove({ order, user }))
  return (
    <>
      {order.completed ? <CompletedFiles order={order} user={user} /> : null}
      {isNew ? (
        <>
          <OrderTasks order={order} user={user} />
          <Confirmation order={order} user={user} />
        </>
      ) : null}
      {isHistory ? next : null}
      <OrderTimeline
        order={order}
        user={user}
        status={isLocked(order) ? null : <OrderStatus order={order} user={user} />}
        isFolded={isHistory}
        hasTasksAbove={isNew}
      />
      {isHistory ? null : next}
    </>
  )
}
