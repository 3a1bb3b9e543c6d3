import { Trans } from '@lingui/react/macro'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { dismissMessage, showMessage } from '../../../ui/messages/message-store.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { ResumedOrder } from './resumed-order.tsx'

const key = 'previous-submission-continued'

export const notifyContinued = () =>
  showMessage({
    key,
    kind: 'warning',
    text: () => (
      <Trans>
        You are continuing an order that you began earlier. Everything you saved is still here. You
        can also{' '}
        <AppLink to="/$lang/researcher/submit/reset" preload={false}>
          clear it and start over
        </AppLink>
        .
      </Trans>
    ),
  })

/** Of whoever asked for it: starting over stood beside the button. */
export const notifyResumed = (form: OrderForm) =>
  showMessage({ key, kind: 'info', text: () => <ResumedOrder form={form} /> })

export const notifyCleared = () =>
  showMessage({
    key,
    kind: 'success',
    text: () => <Trans>Your order form has been cleared. You can start a new order.</Trans>,
  })

/** Once the order is placed, the link would clear another one. */
export const dismissContinued = () => dismissMessage(key)
