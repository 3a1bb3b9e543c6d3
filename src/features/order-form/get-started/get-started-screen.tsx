import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { GoalName } from '../../../api/order-form/order-form.ts'
import { saveBasicDetailsMutation } from '../../../api/order-form/order-form-saving.ts'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useOrderFormDraft } from '../frame/use-order-form-draft.ts'
import { useSaveStep } from '../frame/use-save-step.ts'
import { GetStartedFields } from './get-started-fields.tsx'
import {
  asksForText,
  basicDetailsOf,
  filesField,
  type GetStartedValues,
  getStartedValues,
} from './get-started-values.ts'
import { GreetingBanners } from './greeting-banners.tsx'

const atFields = (goal: GoalName) =>
  refusalAt<'saveBasicDetails', GetStartedValues>({
    'word-count-range-error': 'wordCount',
    'order-form-files-missing': filesField(goal),
    'order-form-file-not-found': filesField(goal),
    'order-form-file-type-not-allowed': filesField(goal),
    'order-form-goal-not-offered': 'customerGoal',
    'order-form-language-not-offered': 'language',
    'order-form-english-not-translated': 'language',
  })

export function GetStartedScreen() {
  const { t } = useLingui()
  const { application } = useRouteContext({ from: '/$lang' })
  const { orderForm } = useOrderForm()
  const { mutateAsync } = useMutation(saveBasicDetailsMutation())
  const saveStep = useSaveStep('get-started')
  const { customerGoals, identity } = orderForm
  const textInsteadOfFiles = application.features.upload_files_ui
  // Loads Yup at the first input.
  const schema = async () => {
    const { getStartedSchema } = await import('./get-started-schema.ts')
    return getStartedSchema({ customerGoals, textInsteadOfFiles })
  }
  return (
    <>
      <GreetingBanners />
      <Form
        label={t`Start your order`}
        schema={schema}
        initialValues={getStartedValues(orderForm)}
        draft={useOrderFormDraft('get-started')}
        onSubmit={(values) => {
          const text = textInsteadOfFiles && asksForText(customerGoals, values.customerGoal)
          const body = basicDetailsOf(values, { text })
          return saveStep(() => mutateAsync({ identity, body }), atFields(values.customerGoal))
        }}
      >
        <GetStartedFields application={application} />
      </Form>
    </>
  )
}
