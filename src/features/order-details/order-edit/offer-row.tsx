import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderDetails } from '../../../api/orders.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { KeptTogether } from '../../../ui/page/one-line.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import styles from './order-edit.module.css'
import type { ServiceOffer } from './service-offers.ts'

type OfferProps = { offer: ServiceOffer; order: Pick<OrderDetails, 'deadline' | 'currency'> }

export function ServiceOfferPrice({ offer, order: { currency } }: OfferProps) {
  const price = formatMoney(offer.price, currency)
  return offer.isLowestPrice ? <Trans>from {price}</Trans> : price
}

function effectOf({ offer, order }: OfferProps, language: string): ReactNode {
  const { deadline } = offer.service
  if (deadline === null || order.deadline === null) return null
  const instant = parseInstant(deadline)
  if (instant === parseInstant(order.deadline)) return <Trans>The deadline stays the same.</Trans>
  const later = formatDeadline(instant, { language, exact: true })
  return (
    <Trans>
      Moves the deadline to <KeptTogether>{later}.</KeptTogether>
    </Trans>
  )
}

type Props = OfferProps & { checked: boolean; onChange: (checked: boolean) => void }

export function OfferRow({ offer, order, checked, onChange }: Props) {
  const { i18n } = useLingui()
  const { id, name, journalDetails } = offer.service
  return (
    <li className={styles.offer}>
      <Checkbox
        label={<strong>{serviceName(id, name, (text) => i18n._(text))}</strong>}
        more={
          <Sentences>
            {effectOf({ offer, order }, i18n.locale)}
            {offer.isLowestPrice ? (
              <Trans>To add it, please enter the word count first.</Trans>
            ) : null}
            {journalDetails.required ? <Trans>Needs your target journal.</Trans> : null}
          </Sentences>
        }
        checked={checked}
        disabled={offer.isLowestPrice && !checked}
        onChange={onChange}
      />
      <span className={styles.price}>
        <ServiceOfferPrice offer={offer} order={order} />
      </span>
    </li>
  )
}
