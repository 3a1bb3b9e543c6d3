import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { Order } from '../../api/orders.ts'
import { addressIn } from '../../lib/address-in.ts'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/app-button-link.tsx'
import { AppLink, ExternalLink } from '../../ui/page/app-link.tsx'
import { toUnbuilt } from '../../ui/page/to-unbuilt.ts'
import { DownloadButton } from './download-button.tsx'
import styles from './order-card.module.css'
import { type OrderOffer, orderOffersOf } from './order-card-rules.ts'
import { payPath } from './unpaid-banner-rules.ts'

type OfferProps = { offer: OrderOffer; order: Order }

function Offer({ offer, order }: OfferProps) {
  const { t } = useLingui()
  const { externalId, title } = order
  const support = `/support/index/submission/${externalId}/type/`
  switch (offer.kind) {
    case 'download':
      return <DownloadButton order={order} />
    case 'pay':
      return (
        <AppButtonLink
          {...toUnbuilt(payPath([offer]))}
          variant="quiet"
          aria-label={t`Pay now for ${title}`}
        >
          <Trans>Pay now</Trans>
        </AppButtonLink>
      )
    case 'boleto':
      return (
        <ButtonAnchor href={addressIn(offer.address)} variant="quiet">
          <Trans>Show boleto</Trans>
        </ButtonAnchor>
      )
    case 'proof-of-payment':
      return (
        <span>
          <Trans>
            Already paid? Please{' '}
            <ExternalLink href={`${support}proof-of-payment`}>
              send us the proof of payment
            </ExternalLink>
            .
          </Trans>
        </span>
      )
    case 'inactive-service':
      return (
        <span>
          <Trans>
            This service is no longer offered.{' '}
            <ExternalLink href={`${support}inactive-service`}>Ask us about a re-edit</ExternalLink>
          </Trans>
        </span>
      )
    case 're-edit':
      return (
        <AppLink {...toUnbuilt(`researcher/index/re-edit/${externalId}`)}>
          <Trans>Request a re-edit</Trans>
        </AppLink>
      )
  }
}

type Props = { order: Order; user: User }

export function OrderOffers({ order, user }: Props) {
  const offers = orderOffersOf(order, user)
  if (offers.length === 0) return null
  return (
    <div className={styles.offers}>
      {offers.map((offer) => (
        <Offer key={offer.kind} offer={offer} order={order} />
      ))}
    </div>
  )
}
