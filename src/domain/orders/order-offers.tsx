import type { User } from '../../api/account.ts'
import type { Order } from '../../api/orders.ts'
import { OfferButton } from './offer-button.tsx'
import { OfferLink } from './offer-link.tsx'
import { isButton, type OrderOffer, orderOffersOf } from './order-card-rules.ts'
import styles from './order-offers.module.css'

type OfferProps = { offer: OrderOffer; order: Order; user: Pick<User, 'currency'> }

export function Offer({ offer, order, user }: OfferProps) {
  return isButton(offer) ? (
    <OfferButton offer={offer} order={order} user={user} />
  ) : (
    <OfferLink offer={offer} order={order} user={user} />
  )
}

type Props = {
  order: Order
  user: User
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
