import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import { openedAddress } from '../../api/opened-address.ts'
import type { Order } from '../../api/orders.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { payOffList } from '../../lib/search/pay-off-list.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink, ExternalLink, TextAnchor } from '../../ui/page/buttons/app-link.tsx'
import { InactiveService } from './inactive-service.tsx'
import { isButton, type OrderOffer, orderOffersOf } from './order-card-rules.ts'
import { OrderDownloadButton } from './order-download-button.tsx'
import styles from './order-offers.module.css'

type OfferProps = { offer: OrderOffer; order: Order; user: Pick<User, 'currency'> }

export function Offer({ offer, order, user }: OfferProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { externalId, title } = order
  const support = `/support/index/submission/${externalId}/type/`
  switch (offer.kind) {
    case 'send-files':
      return (
        <AppButtonLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
          state={() => ({ from: router.state.location.href })}
          variant="quiet"
          aria-label={t`Send files for ${title}`}
        >
          <Trans>Send files</Trans>
        </AppButtonLink>
      )
    case 'answer':
      return (
        <AppButtonLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
          state={() => ({ from: router.state.location.href })}
          variant="quiet"
          aria-label={t`How to answer our question about ${title}`}
        >
          <Trans>How to answer</Trans>
        </AppButtonLink>
      )
    case 'download':
      return <OrderDownloadButton order={order} />
    case 'certificate':
      return (
        <AppLink to="/$lang/certificate/$externalId" params={{ externalId }}>
          <Trans>Editing certificate</Trans>
        </AppLink>
      )
    case 'pay':
      return (
        <AppButtonLink
          to="/$lang/researcher/invoices/pay/$invoiceNumbers"
          params={{ invoiceNumbers: payOffList(offer.invoiceNumbers) }}
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
    case 'on-its-way': {
      const amount = formatMoney(offer.amount, user.currency)
      return (
        <span>
          <Trans>{amount} on its way</Trans>
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

type Props = {
  order: Order
  user: User
  /** What the page offers elsewhere. */
  except?: readonly OrderOffer['kind'][]
}

export function OrderOffers({ order, user, except = [] }: Props) {
  const offers = orderOffersOf(order, user).filter(({ kind }) => !except.includes(kind))
  const shown = (wanted: readonly OrderOffer[]) =>
    wanted.map((offer) => <Offer key={offer.kind} offer={offer} order={order} user={user} />)
  const buttons = offers.filter(isButton)
  const links = offers.filter((offer) => !isButton(offer))
  return (
    <>
      {buttons.length > 0 ? (
        <div className={styles.buttons} data-order-buttons>
          {shown(buttons)}
        </div>
      ) : null}
      {links.length > 0 ? <div className={styles.links}>{shown(links)}</div> : null}
    </>
  )
}
