import { Trans } from '@lingui/react/macro'
import type { Order } from '../../api/orders.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/address-in.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/page/button-link.tsx'
import { OutsideLink, TextLink } from '../../ui/page/text-link.tsx'
import styles from './order-card.module.css'
import { type OrderOffer, offersOf } from './order-card-rules.ts'

type OfferProps = { offer: OrderOffer; externalId: string; language: SiteLanguage }

function Offer({ offer, externalId, language }: OfferProps) {
  const support = `/support/index/submission/${externalId}/type/`
  switch (offer.kind) {
    case 'download':
      return (
        <ButtonLink
          to="/$lang/$"
          params={{ lang: language, _splat: `researcher/details/${externalId}` }}
          variant="quiet"
        >
          <Trans>Download files</Trans>
        </ButtonLink>
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
            Paid already? Please{' '}
            <OutsideLink href={`${support}proof-of-payment`}>
              send us the proof of payment
            </OutsideLink>
            .
          </Trans>
        </span>
      )
    case 'inactive-service':
      return (
        <span>
          <Trans>
            This service is no longer offered.{' '}
            <OutsideLink href={`${support}inactive-service`}>Ask us about a re-edit</OutsideLink>
          </Trans>
        </span>
      )
    case 're-edit':
      return (
        <TextLink
          to="/$lang/$"
          params={{ lang: language, _splat: `researcher/index/re-edit/${externalId}` }}
        >
          <Trans>Request a re-edit</Trans>
        </TextLink>
      )
  }
}

/** What can be done with an order now. */
export function OrderOffers({ order, language }: { order: Order; language: SiteLanguage }) {
  const offers = offersOf(order)
  if (offers.length === 0) return null
  return (
    <div className={styles.offers}>
      {offers.map((offer) => (
        <Offer key={offer.kind} offer={offer} externalId={order.externalId} language={language} />
      ))}
    </div>
  )
}
