import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { labelOf } from '../../../i18n/label-of.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './bundle-comparison.module.css'
import { bundleNames } from './bundle-names.ts'
import { compareBundles, mostCompared } from './compare-bundles.ts'
import { ComparisonTable } from './comparison-table.tsx'

export function BundleComparison() {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const { availableServiceBundles: bundles } = orderForm
  const [compared, setCompared] = useState(() => bundles.slice(0, mostCompared).map(({ id }) => id))
  if (bundles.length < 2) return null
  const pick = (id: string, isTicked: boolean) =>
    setCompared((before) => [...before.filter((other) => other !== id), ...(isTicked ? [id] : [])])
  const isFull = compared.length === mostCompared
  const shown = bundles.filter(({ id }) => compared.includes(id))
  return (
    <div className={styles.comparison}>
      <Section title={<Trans>Compare the bundles</Trans>}>
        <p className={styles.included}>
          <Trans>Prices with all services of the bundle and standard delivery.</Trans>
        </p>
        {bundles.length > mostCompared ? (
          <fieldset className={styles.picks} aria-label={t`Bundles to compare`}>
            {bundles.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={labelOf(bundleNames, name)}
                more={
                  isFull && !compared.includes(id) ? t`You can compare three at a time.` : undefined
                }
                checked={compared.includes(id)}
                disabled={isFull && !compared.includes(id)}
                onChange={(isTicked) => pick(id, isTicked)}
              />
            ))}
          </fieldset>
        ) : null}
        {shown.length > 0 ? <ComparisonTable {...compareBundles(shown, orderForm)} /> : null}
      </Section>
    </div>
  )
}
