import { Trans } from '@lingui/react/macro'
import type { DigitalOffer } from '../../api/digital-purchases.ts'
import { FullPrice } from '../../domain/digital-purchases/full-price.tsx'
import { formatMoney, type MoneyCurrency } from '../../i18n/format-money.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './digital-editing.module.css'
import { discountOf, type EditingAccess } from './editing-rules.ts'

type Props = { offer: DigitalOffer; currency: MoneyCurrency; access: EditingAccess }

function Reason({ access }: { access: EditingAccess }) {
  if (access === 'earlier-edits') {
    return (
      <Trans>
        Subscribe to upload more manuscripts. Your earlier edits stay in your list below.
      </Trans>
    )
  }
  if (access === 'trial') {
    return <Trans>Subscribe to keep editing your manuscripts after the trial.</Trans>
  }
  return <Trans>Edit as many manuscripts as you like for a whole year.</Trans>
}

export function SubscribeCard({ offer, currency, access }: Props) {
  const price = formatMoney(offer.price, currency)
  const discount = discountOf(offer)
  return (
    <Section card title={<Trans>Subscribe to digital editing</Trans>}>
      <p>
        <Reason access={access} />
      </p>
      <p className={styles.price}>
        <strong>
          <Trans>{price} for one year</Trans>
        </strong>
        {discount > 0 ? (
          <>
            <FullPrice offer={offer} currency={currency} />
            <span className={styles.saving}>
              <Trans>Save {discount}%</Trans>
            </span>
          </>
        ) : null}
      </p>
      <p className={styles.action}>
        <AppButtonLink
          to="/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}"
          variant={access === 'trial' ? 'quiet' : 'filled'}
        >
          <Trans>Subscribe</Trans>
        </AppButtonLink>
      </p>
    </Section>
  )
}
