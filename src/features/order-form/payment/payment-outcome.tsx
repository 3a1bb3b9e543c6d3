import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { placedOrderQuery } from '../../../api/order-form/order-form-paying.ts'
import { AskOutcome } from '../../../domain/payment/attempt/ask-outcome.tsx'
import { inTurn } from '../../../ui/form/draft/in-turn.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { orderFormDraft } from '../frame/use-order-form-draft.ts'
import { useOpenOrder } from './use-open-order.ts'

type Props = {
  /** The user's identity. */
  owner: string
  /** Identity of the form whose payment was sent and not answered. */
  form: string
  onPaid: () => void
  onNotPaid: () => void
}

/** Asks the server whether a payment arrived, before another may be sent. */
export function PaymentOutcome({ owner, form, onPaid, onNotPaid }: Props) {
  const { openOrder } = useOpenOrder()
  const draft = orderFormDraft(form, 'payment-details', owner)
  async function follow(externalId: string | null) {
    if (externalId === null) return onNotPaid()
    onPaid()
    await openOrder(externalId)
  }
  return (
    <AskOutcome
      query={useQuery(placedOrderQuery(form, (signal, ask) => inTurn(draft, signal, ask)))}
      failedText={
        <Sentences>
          <Trans>
            The service could not be reached. Please don’t pay again until we know: try again in a
            moment, or look for the order among your orders.
          </Trans>
          <AppButtonLink to="/$lang/researcher" variant="text">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        </Sentences>
      }
      onAnswered={(externalId) => void follow(externalId)}
    />
  )
}
