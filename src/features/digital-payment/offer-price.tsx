import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DigitalOffer } from '../../api/digital-purchases.ts'
import type { Currency } from '../../api/invoices.ts'
import { FullPrice } from '../../domain/digital-purchases/full-price.tsx'
import { formatMoney } from '../../i18n/format-money.ts'
import { savingOf } from './digital-payment-rules.ts'
import styles from './offer-price.module.css'

type Props = {
  offer: DigitalOffer
  currency: Currency
  /** What one use costs, on a line of its own. */
  each?: ReactNode
}

export function OfferPrice({ offer, currency, each }: Props) {
  const { i18n } = useLingui()
  const price = formatMoney(offer.price, currency)
  const saving = savingOf(offer, currency)
  const eachLine = each ? <span className={styles.each}>{each}</span> : null
  if (!saving) {
    return (
      <>
        <strong className={styles.price}>{price}</strong> {eachLine}
      </>
    )
  }
  const saved = formatMoney(saving.amount, currency)
  const percent = i18n.number(saving.percent / 100, { style: 'percent' })
  return (
    <span className={styles.line}>
      <strong className={styles.price}>{price}</strong>{' '}
      <FullPrice offer={offer} currency={currency} /> {eachLine}
      <span className={styles.saving}>
        <Trans>
          You save {saved} ({percent})
        </Trans>
      </span>
    </span>
  )
}
