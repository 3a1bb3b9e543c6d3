import { Trans } from '@lingui/react/macro'
import { openedAddress } from '../../../api/opened-address.ts'
import type { Order } from '../../../api/orders.ts'
import { InactiveService } from '../../../domain/orders/inactive-service.tsx'
import { reeditStateOf } from '../../../domain/orders/re-edit-rules.ts'
import { AppButtonLink, ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { AttachedAnswer } from './attached-answer.tsx'
import styles from './re-edit.module.css'
import { ReeditSteps } from './re-edit-steps.tsx'
import { ReeditedOrder } from './re-edited-order.tsx'

type Props = { order: Order }

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

export function ReeditRequest({ order, answer }: Props & { answer: string | undefined }) {
  const { externalId } = order
  const isAvailable = reeditStateOf(order) === 'available'
  const toOrder = (
    <AppButtonLink
      to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
      params={{ externalId }}
      variant={isAvailable ? 'text' : 'filled'}
    >
      <Trans>Go to this order</Trans>
    </AppButtonLink>
  )
  return (
    <div className={styles.request}>
      <ReeditedOrder order={order} />
      {isAvailable ? (
        <>
          <ReeditSteps isFree={order.touchUpAvailable} />
          {answer === undefined ? null : <AttachedAnswer externalId={externalId} />}
          <div className={styles.actions}>
            <ButtonAnchor
              href={openedAddress(
                '/api/order-form/reedit/{externalId}',
                { externalId },
                answer === undefined ? {} : { referenceFile: answer },
              )}
              variant="filled"
            >
              <Trans>Continue</Trans>
            </ButtonAnchor>
            {toOrder}
          </div>
        </>
      ) : (
        <div>
          <Notice>
            <Obstacle order={order} />
          </Notice>
          {toOrder}
        </div>
      )}
    </div>
  )
}
