import { Trans } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import { openedAddress } from '../../api/opened-address.ts'
import type { Order } from '../../api/orders.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { AppLink, ExternalLink, TextAnchor } from '../../ui/page/buttons/app-link.tsx'
import { InactiveService } from './inactive-service.tsx'
import type { LinkOffer } from './order-card-rules.ts'

type Props = { offer: LinkOffer; order: Order; user: Pick<User, 'currency'> }

export function OfferLink({ offer, order, user }: Props) {
  const { externalId } = order
  const support = `/support/index/submission/${externalId}/type/`
  switch (offer.kind) {
    case 'certificate':
      return (
        <AppLink to="/$lang/certificate/$externalId" params={{ externalId }}>
          <Trans>Editing certificate</Trans>
        </AppLink>
      )
    case 'on-its-way': {
      const amount = formatMoney(offer.amount, user.currency)
      return (
        <span>
          <Trans>{amount} not received yet</Trans>
        </span>
      )
    }
    case 'proof-of-payment':
      return (
        <span>
          <Trans>
            Already paid?{' '}
            <ExternalLink href={`${support}proof-of-payment`}>
              Send us the proof of payment
            </ExternalLink>
          </Trans>
        </span>
      )
    case 'inactive-service':
      return (
        <span>
          <InactiveService externalId={externalId} />
        </span>
      )
    case 're-edit':
      return (
        <AppLink to="/$lang/researcher/index/re-edit/$externalId" params={{ externalId }}>
          {order.touchUpAvailable ? (
            <Trans>Request a free re-edit</Trans>
          ) : (
            <Trans>Request a re-edit</Trans>
          )}
        </AppLink>
      )
    case 'rework':
      return (
        <TextAnchor href={openedAddress('/api/order-form/rework/{externalId}', { externalId })}>
          <Trans>Request a scientific rework</Trans>
        </TextAnchor>
      )
  }
}
