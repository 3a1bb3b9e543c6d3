import { Trans } from '@lingui/react/macro'
import { GroupFrame } from '../../../ui/form/fields/field-frame.tsx'
import { useField } from '../../../ui/form/fields/use-field.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './bundle-card.module.css'
import { BundleCard } from './bundle-card.tsx'
import { selectionField } from './use-bundle-choice.ts'

export function BundleCards() {
  const { availableServiceBundles: bundles } = useOrderForm().orderForm
  const field = useField(selectionField('bundle'))
  const focused = bundles.find(({ id }) => id === field.value) ?? bundles[0]
  return (
    <GroupFrame
      field={field}
      label={
        <h2>
          <Trans>Bundles that fit your answers</Trans>
        </h2>
      }
      hint={
        <Trans>
          Choose a bundle first. Then you tick the services that you want and choose how fast you
          need them.
        </Trans>
      }
      errorAbove
    >
      <div className={styles.cards}>
        {bundles.map((bundle) => (
          <BundleCard
            key={bundle.id}
            bundle={bundle}
            name={field.id}
            id={bundle === focused ? field.id : undefined}
            onBlur={field.blur}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
