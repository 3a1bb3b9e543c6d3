import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type DigitalProduct, digitalLoadQuery } from '../../api/digital-purchases.ts'
import { digitalLanguageNames, digitalName } from '../../domain/digital-purchases/digital-names.ts'
import { DigitalPurchaseEnd } from '../../domain/digital-purchases/purchase-end.tsx'
import { purchaseStateOf } from '../../domain/digital-purchases/purchase-rules.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import styles from './your-purchases.module.css'

export function YourPurchases({ product }: { product: DigitalProduct }) {
  const now = useNow()
  const { data: load } = useQuery(digitalLoadQuery(product))
  const own = (load?.digitalPurchases ?? []).filter(({ type }) => type === product)
  const usable = (['active', 'upcoming'] as const).flatMap((state) =>
    own.filter((purchase) => purchaseStateOf(purchase, now) === state),
  )
  if (usable.length === 0) return null
  return (
    <Section card title={<Trans>What you have now</Trans>}>
      <ul className={styles.purchases}>
        {usable.map((purchase) => (
          <li key={purchase.identity}>
            <h3 className={styles.name}>{digitalName(purchase)}</h3>
            {purchase.allowedLanguages.length > 0 ? (
              <p className={styles.languages}>
                <MetaLine>
                  {purchase.allowedLanguages.map((one) => labelOf(digitalLanguageNames, one))}
                </MetaLine>
              </p>
            ) : null}
            <DigitalPurchaseEnd purchase={purchase} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
