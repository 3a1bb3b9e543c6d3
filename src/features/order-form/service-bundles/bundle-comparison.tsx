import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatList } from '../../../i18n/format-list.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './bundle-comparison.module.css'
import { bundleNames } from './bundle-names.ts'
import { compareBundles, mostCompared } from './compare-bundles.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { useServiceName } from './use-service-name.ts'

export function BundleComparison() {
  const { t, i18n } = useLingui()
  const serviceName = useServiceName()
  const { orderForm } = useOrderForm()
  const { availableServiceBundles: bundles } = orderForm
  const [compared, setCompared] = useState(() => bundles.slice(0, mostCompared).map(({ id }) => id))
  // The cards of two compare themselves.
  if (bundles.length < 3) return null
  const pick = (id: string, isTicked: boolean) =>
    setCompared((before) => [...before.filter((other) => other !== id), ...(isTicked ? [id] : [])])
  const isFull = compared.length === mostCompared
  const { columns, shared, differing } = compareBundles(
    bundles.filter(({ id }) => compared.includes(id)),
    orderForm,
  )
  const inEach = formatList(shared.map(serviceName), { language: i18n.locale })
  return (
    <div className={styles.comparison}>
      <Section title={<Trans>Compare the bundles</Trans>}>
        <p className={styles.included}>
          <Sentences>
            <Trans>Prices with all services of the bundle and standard delivery.</Trans>
            {shared.length > 0 ? <Trans>Each can include {inEach}.</Trans> : null}
          </Sentences>
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
        {columns.length > 0 ? <ComparisonTable columns={columns} differing={differing} /> : null}
      </Section>
    </div>
  )
}
