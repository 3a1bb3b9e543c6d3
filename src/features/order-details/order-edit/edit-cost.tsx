import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import { KeptTogether } from '../../../ui/page/one-line.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { enteredDeadline } from './edit-deadline.ts'
import { ServiceOfferPrice } from './offer-row.tsx'
import styles from './order-edit.module.css'
import { type ServiceOffer, totalPrice } from './service-offers.ts'
import { useEnteredDeadline } from './use-edit-values.ts'

type Props = { order: OrderDetails; offers: readonly ServiceOffer[] }

/** What is owed and on no invoice yet comes on the same one. */
const isBilledTogether = ({ paid, invoices, pendingPayments }: OrderDetails) =>
  !paid && invoices.length === 0 && pendingPayments.length === 0

function NewDeadline({ agreed }: { agreed: string }) {
  const { i18n } = useLingui()
  const entered = enteredDeadline(useEnteredDeadline(), agreed)
  if (entered === undefined || entered === parseInstant(agreed)) return null
  const when = formatDeadline(entered, { language: i18n.locale, exact: true })
  return (
    <Trans>
      New deadline: <KeptTogether>{when}.</KeptTogether>
    </Trans>
  )
}

/** What is added stays in view while the rest is filled in. */
export function EditCost({ order, offers }: Props) {
  const { i18n } = useLingui()
  const total = formatMoney(totalPrice(offers, order.currency), order.currency)
  return (
    <>
      <div className={styles.cost}>
        <h3>
          <Trans>What your changes cost</Trans>
        </h3>
        {offers.length > 0 ? (
          <NameValueList
            facts={offers.map((offer) => ({
              name: serviceName(offer.service.id, offer.service.name, (text) => i18n._(text)),
              value: <ServiceOfferPrice offer={offer} order={order} />,
            }))}
          />
        ) : null}
      </div>
      <Announced as="p" className={offers.length > 0 ? styles.total : styles.free}>
        <Sentences>
          {offers.length === 0 ? (
            <Trans>They cost nothing, unless you add a service.</Trans>
          ) : isBilledTogether(order) ? (
            <Trans>
              <strong>{total}</strong> in total. One invoice has all services of this order.
            </Trans>
          ) : (
            <Trans>
              <strong>{total}</strong> in total. We bill it separately from your earlier services.
            </Trans>
          )}
          {order.deadline !== null && offers.length > 0 ? (
            <NewDeadline agreed={order.deadline} />
          ) : null}
        </Sentences>
      </Announced>
    </>
  )
}
