import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { saveStepMutation } from '../../../api/order-form/order-form-saving.ts'
import { visitPage } from '../../../lib/browser/leave-page.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { RadioGroup } from '../../../ui/form/fields/radio-group.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { RedirectToOpenStep } from '../frame/redirect-to-open-step.tsx'
import { StepActions } from '../frame/step-actions.tsx'
import { stepToOpen } from '../frame/step-rules.ts'
import { useOrderFormDraft } from '../frame/use-order-form-draft.ts'
import { useSaveStep } from '../frame/use-save-step.ts'
import styles from './duplicate-order.module.css'
import { duplicateOrderSchema } from './duplicate-order-schema.ts'
import { type DuplicateOrderValues, duplicateOrderValues } from './duplicate-order-values.ts'
import { EarlierOrder } from './earlier-order.tsx'
import { NewOrder } from './new-order.tsx'

const fieldName = fieldsOf<DuplicateOrderValues>()

export function DuplicateOrderScreen() {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const { mutateAsync } = useMutation(saveStepMutation())
  const saveStep = useSaveStep('details')
  const draft = useOrderFormDraft('duplicate-order')
  const { identity, duplicateOrder, steps } = orderForm
  if (!duplicateOrder) return <RedirectToOpenStep step={stepToOpen(steps)} />
  const { externalId } = duplicateOrder
  return (
    <>
      <div className={styles.orders}>
        <div>
          <NewOrder />
        </div>
        <div>
          <EarlierOrder order={duplicateOrder} />
        </div>
      </div>
      <Form
        label={t`Have you ordered this before?`}
        schema={duplicateOrderSchema}
        initialValues={duplicateOrderValues(orderForm)}
        draft={draft}
        onSubmit={async ({ choice }) => {
          if (choice === 'new-order') {
            return saveStep(() => mutateAsync({ identity, body: { step: 'payment-details' } }))
          }
          visitPage(addressIn(`/support/index/submission/${externalId}/type/proof-of-payment`))
          return undefined
        }}
      >
        <ChoiceField />
        <StepActions>
          <SubmitButton>
            <Trans>Continue</Trans>
          </SubmitButton>
        </StepActions>
      </Form>
    </>
  )
}

function ChoiceField() {
  return (
    <RadioGroup
      name={fieldName('choice')}
      label={
        <h2>
          <Trans>How would you like to continue?</Trans>
        </h2>
      }
      options={[
        {
          value: 'new-order',
          label: <Trans>I'm sure that this is a new order</Trans>,
          hint: <Trans>Payment comes next.</Trans>,
        },
        {
          value: 'question',
          label: <Trans>I have a question about my previous order</Trans>,
          hint: <Trans>Write to our support team. Your new order stays as it is.</Trans>,
        },
      ]}
    />
  )
}
