import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DigitalPurchase } from '../../../api/digital-purchases.ts'
import {
  digitalLanguageNames,
  digitalName,
} from '../../../domain/digital-purchases/digital-names.ts'
import { DigitalPurchaseEnd } from '../../../domain/digital-purchases/purchase-end.tsx'
import { purchaseStateOf } from '../../../domain/digital-purchases/purchase-rules.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { Gauge } from '../../../ui/page/gauge.tsx'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import styles from './purchase-list.module.css'

function PurchaseUsage({ purchase }: { purchase: DigitalPurchase }) {
  const { t } = useLingui()
  const now = useNow()
  const { numberOfUsesAvailable: all, numberOfUsesRemaining: left } = purchase
  // One translation is used or not, which the status says.
  if (all === null || left === null || all < 2) return null
  const name = digitalName(purchase)
  return (
    <div className={styles.usage}>
      <Gauge
        value={left}
        max={all}
        off={purchaseStateOf(purchase, now) === 'expired'}
        aria-label={t`Translations left: ${name}`}
        aria-valuetext={t`${left} of ${all}`}
      />
    </div>
  )
}

function Purchase({ purchase }: { purchase: DigitalPurchase }) {
  const { allowedLanguages, receiptCode } = purchase
  return (
    <li className={styles.purchase}>
      <h3>{digitalName(purchase)}</h3>
      <p className={styles.meta}>
        <MetaLine>
          {allowedLanguages.map((language) => labelOf(digitalLanguageNames, language))}
          {receiptCode ? <Trans>receipt {receiptCode}</Trans> : null}
        </MetaLine>
      </p>
      <PurchaseUsage purchase={purchase} />
      <DigitalPurchaseEnd purchase={purchase} />
    </li>
  )
}

type ListProps = { purchases: readonly DigitalPurchase[] }

function Purchases({ purchases }: ListProps) {
  if (purchases.length === 0) return null
  return (
    <ul className={styles.purchases}>
      {purchases.map((purchase) => (
        <Purchase key={purchase.identity} purchase={purchase} />
      ))}
    </ul>
  )
}

export function PurchaseList({ purchases }: ListProps) {
  const now = useNow()
  const isOver = (purchase: DigitalPurchase) => purchaseStateOf(purchase, now) === 'expired'
  const { length: expired } = purchases.filter(isOver)
  if (purchases.length === 0) return null
  return (
    <Section card title={<Trans>Your packages</Trans>}>
      <Purchases purchases={purchases.filter((purchase) => !isOver(purchase))} />
      {expired > 0 ? (
        <Fold
          quiet
          open={expired === purchases.length}
          label={<Plural value={expired} one="# expired package" other="# expired packages" />}
        >
          <Purchases purchases={purchases.filter(isOver)} />
        </Fold>
      ) : null}
    </Section>
  )
}
