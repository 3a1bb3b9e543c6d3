import { Trans, useLingui } from '@lingui/react/macro'
import { openedAddress } from '../../../api/opened-address.ts'
import type { Order } from '../../../api/orders.ts'
import { InactiveService } from '../../../domain/orders/inactive-service.tsx'
import { reeditStateOf } from '../../../domain/orders/re-edit-rules.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { AppButtonLink, ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from '../order-page/order-page.module.css'

type Props = { order: Order }

function OrderFacts({ order }: Props) {
  const { i18n } = useLingui()
  const { externalId, title, services, completedAt } = order
  const names = services.map(({ id, name }) => serviceName(id, name, (text) => i18n._(text)))
  return (
    <NameValueList
      facts={[
        { name: <Trans>Order number</Trans>, value: externalId },
        { name: <Trans>Title</Trans>, value: <bdi>{title}</bdi> },
        { name: <Trans>Services</Trans>, value: formatList(names, { language: i18n.locale }) },
        ...(completedAt === null
          ? []
          : [{ name: <Trans>Completed on</Trans>, value: <ShownDate at={completedAt} /> }]),
      ]}
    />
  )
}

function Obstacle({ order }: Props) {
  switch (reeditStateOf(order)) {
    case 'available':
      return null
    case 'not-completed':
      return <Trans>You can request a re-edit as soon as this order is completed.</Trans>
    case 'inactive-service':
      return <InactiveService externalId={order.externalId} />
    case 'not-edited':
      return <Trans>A re-edit is possible for edited manuscripts. This order has no editing.</Trans>
    case 'unpaid':
      return <Trans>You can request a re-edit as soon as this order is paid.</Trans>
  }
}

function NextSteps({ isFree }: { isFree: boolean }) {
  return (
    <Section card title={<Trans>What happens next</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>You choose a service.</Trans>
        </li>
        <li>
          <Trans>You send us your revised manuscript.</Trans>
        </li>
        <li>
          {isFree ? (
            <Trans>You see the delivery time before you order.</Trans>
          ) : (
            <Trans>You see the price and the delivery time before you order.</Trans>
          )}
        </li>
      </ol>
    </Section>
  )
}

export function ReeditRequest({ order }: Props) {
  const { t } = useLingui()
  const { externalId } = order
  const isAvailable = reeditStateOf(order) === 'available'
  return (
    <PageGrid
      rail={isAvailable ? <NextSteps isFree={order.touchUpAvailable} /> : null}
      railLabel={t`What happens next`}
    >
      <Section title={<Trans>Your order</Trans>}>
        <OrderFacts order={order} />
      </Section>
      {isAvailable ? null : (
        <Notice>
          <Obstacle order={order} />
        </Notice>
      )}
      <div className={styles.actions}>
        {isAvailable ? (
          <ButtonAnchor
            href={openedAddress('/api/order-form/reedit/{externalId}', { externalId })}
            variant="filled"
          >
            <Trans>Continue</Trans>
          </ButtonAnchor>
        ) : null}
        <AppButtonLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
          variant={isAvailable ? 'text' : 'filled'}
        >
          <Trans>Go to this order</Trans>
        </AppButtonLink>
      </div>
    </PageGrid>
  )
}
