import { Trans } from '@lingui/react/macro'
import type { DigitalOffer } from '../../api/digital-purchases.ts'
import { formatMoney, type MoneyCurrency } from '../../i18n/format-money.ts'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import styles from './full-price.module.css'

type Props = { offer: Pick<DigitalOffer, 'fullPrice'>; currency: MoneyCurrency }

export function FullPrice({ offer, currency }: Props) {
  return (
    <s className={styles.full}>
      <VisuallyHidden>
        <Trans>Full price:</Trans>{' '}
      </VisuallyHidden>
      {formatMoney(offer.fullPrice, currency)}
    </s>
  )
}
