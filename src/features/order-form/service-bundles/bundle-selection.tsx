import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { selectBundleMutation } from '../../../api/order-form/order-form-bundles.ts'
import { Form } from '../../../ui/form/form.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useOrderFormDraft } from '../frame/use-order-form-draft.ts'
import { useSaveStep } from '../frame/use-save-step.ts'
import styles from './bundle-card.module.css'
import { BundleCards } from './bundle-cards.tsx'
import { BundleComparison } from './bundle-comparison.tsx'
import { bundleSelectionSchema } from './bundle-selection-schema.ts'
import { bundleSelectionOf, bundleSelectionValues } from './bundle-selection-values.ts'
import label from './exact-label.module.css'
import { BundleActions } from './questions/bundle-actions.tsx'
import { selectionField } from './use-bundle-choice.ts'

function SelectionActions() {
  const isChosen = useFormState().valueOf(selectionField('bundle')) !== ''
  return (
    <BundleActions
      blockedBecause={isChosen ? undefined : <Trans>Please choose a bundle.</Trans>}
      next={
        <span className={label.label}>
          <Trans>next order details</Trans>
        </span>
      }
      back={
        <span className={label.label}>
          <Trans>back to all services</Trans>
        </span>
      }
    />
  )
}

export function BundleSelection() {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const { identity } = orderForm
  const { mutateAsync } = useMutation(selectBundleMutation())
  const saveStep = useSaveStep('service-bundles')
  return (
    <Form
      label={t`Choose a bundle`}
      schema={bundleSelectionSchema(orderForm)}
      initialValues={bundleSelectionValues(orderForm)}
      draft={useOrderFormDraft('service-bundles')}
      onSubmit={(values) => {
        const body = bundleSelectionOf(values, orderForm)
        return saveStep(() => mutateAsync({ identity, body }))
      }}
    >
      <BundleCards />
      <p className={styles.change}>
        <AppLink to="." search={(previous) => ({ ...previous, view: 'questions' })} preload={false}>
          <Trans>Change your answers</Trans>
        </AppLink>
      </p>
      <BundleComparison />
      <SelectionActions />
    </Form>
  )
}
