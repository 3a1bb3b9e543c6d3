import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { answerBundleQuestionsMutation } from '../../../../api/order-form/order-form-bundles.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { FormFailure } from '../../../../ui/form/form-failure.ts'
import { refusalAt } from '../../../../ui/form/refusal-at.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { StepBack } from '../../frame/step-actions.tsx'
import { stepToOpen } from '../../frame/step-rules.ts'
import { useOrderFormDraft } from '../../frame/use-order-form-draft.ts'
import { useSaveStep } from '../../frame/use-save-step.ts'
import { BundleActions } from './bundle-actions.tsx'
import { type BundleAnswerValues, bundleAnswersOf, bundleAnswerValues } from './bundle-answers.ts'
import { bundleAnswersSchema } from './bundle-answers-schema.ts'
import { BundleQuestionFields } from './bundle-question-fields.tsx'
import styles from './bundle-questions.module.css'
import { NoBundlesNotice } from './no-bundles-notice.tsx'

type Values = { answers: BundleAnswerValues }

/** The answers come from the server, so that they are still there after a reload. */
export function BundleQuestions() {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const { identity, serviceBundle, serviceBundleQuestions: questions } = orderForm
  const { mutateAsync } = useMutation(answerBundleQuestionsMutation())
  const saveStep = useSaveStep(stepToOpen(orderForm.steps))
  const fieldOf = (type: string) => {
    const question = questions.find((one) => one.type === type)
    return question && (`answers.${question.id}` as const)
  }
  const atFields = refusalAt<'answerBundleQuestions', Values>({
    selectOneCheckbox: fieldOf('multiple-choice'),
    'tables-on-with-no-table-count': fieldOf('int'),
    journalForTableFormatting: fieldOf('journal-select'),
  })
  return (
    <Form
      label={t`Questions about what you need`}
      schema={bundleAnswersSchema(questions)}
      initialValues={{ answers: bundleAnswerValues(serviceBundle.answers, questions) }}
      draft={useOrderFormDraft('bundle-questions')}
      onSubmit={({ answers }) =>
        saveStep(async () => {
          const body = { answers: bundleAnswersOf(answers, questions) }
          const found = await mutateAsync({ identity, body })
          return found.availableServiceBundles.length > 0 ? found : new FormFailure({})
        }, atFields)
      }
    >
      <p className={styles.intro}>
        <Trans>Your answers tell us which services to suggest.</Trans>
      </p>
      <BundleQuestionFields questions={questions} />
      <NoBundlesNotice />
      <BundleActions next={<Trans>Show my bundles</Trans>} back={<Trans>Cancel</Trans>}>
        <StepBack />
      </BundleActions>
    </Form>
  )
}
