import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { saveReworkBasicDetailsMutation } from '../../../api/order-form/order-form-saving.ts'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useOrderFormDraft } from '../frame/use-order-form-draft.ts'
import { useSaveStep } from '../frame/use-save-step.ts'
import { asksForText } from '../get-started/get-started-values.ts'
import { GreetingBanners } from '../get-started/greeting-banners.tsx'
import { textServices } from '../services/service-rules.ts'
import { ReferenceFiles } from './reference-files.tsx'
import { ReworkFields } from './rework-fields.tsx'
import { reworkSchema } from './rework-schema.ts'
import { type ReworkValues, reworkDetailsOf, reworkValues } from './rework-values.ts'
import { ReworkedOrder } from './reworked-order.tsx'

const atFields = refusalAt<'saveReworkBasicDetails', ReworkValues>({
  'word-count-range-error': 'wordCount',
  'order-form-files-missing': 'mainFiles',
  'order-form-file-not-found': 'mainFiles',
  'order-form-file-type-not-allowed': 'mainFiles',
  'order-form-service-not-offered': 'selectedService',
  'order-form-language-not-offered': 'language',
})

export function ReworkGetStartedScreen() {
  const { t } = useLingui()
  const { application } = useRouteContext({ from: '/$lang' })
  const { orderForm } = useOrderForm()
  const { mutateAsync } = useMutation(saveReworkBasicDetailsMutation())
  const saveStep = useSaveStep('rework-get-started')
  const { customerGoal, customerGoals, identity, originalOrder } = orderForm
  const textInsteadOfFiles = application.features.upload_files_ui
  const asksText = textInsteadOfFiles && asksForText(customerGoals, customerGoal?.name)
  return (
    <>
      <GreetingBanners />
      <Form
        label={t`Start another round`}
        schema={reworkSchema({
          customerGoals,
          textInsteadOfFiles,
          services: textServices(orderForm),
        })}
        initialValues={reworkValues(orderForm)}
        draft={useOrderFormDraft('rework-get-started')}
        onSubmit={(values) => {
          const body = reworkDetailsOf(values, { text: asksText })
          return saveStep(() => mutateAsync({ identity, body }), atFields)
        }}
      >
        {originalOrder ? <ReworkedOrder order={originalOrder} /> : null}
        <ReferenceFiles />
        <ReworkFields application={application} asksText={asksText} />
      </Form>
    </>
  )
}
