import { Trans, useLingui } from '@lingui/react/macro'
import type {
  ServiceDetails,
  ServiceQuestion,
} from '../../../../api/order-form/order-form-queries.ts'
import { fieldsOf, groupsOf } from '../../../../ui/form/field-name.ts'
import { CheckboxGroup } from '../../../../ui/form/fields/checkbox-group.tsx'
import { RadioGroup } from '../../../../ui/form/fields/radio-group.tsx'
import { TextAreaField } from '../../../../ui/form/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../../ui/form/form-context.ts'
import { Section } from '../../../../ui/page/layout/section.tsx'
import { type AnswerValues, shownQuestions } from './answers.ts'
import { choiceLabel, questionLabel } from './question-labels.ts'
import styles from './service-questions.module.css'

// The type of a question decides what its answer is.
const textName = fieldsOf<{ answers: Record<string, string> }>()
const listName = fieldsOf<{ answers: Record<string, readonly string[]> }>()
const groupName = groupsOf<{ answers: AnswerValues }>()

function Question({ question }: { question: ServiceQuestion }) {
  const { i18n } = useLingui()
  const path = `answers.${question.identity}` as const
  const name = textName(path)
  const label = questionLabel(question, (message) => i18n._(message))
  const options = question.choices.map((choice) => ({
    value: choice.label,
    label: choiceLabel(question, choice, (message) => i18n._(message)),
  }))
  const hint = <Trans>Up to 2,000 characters.</Trans>
  switch (question.type) {
    case 'text':
      return <TextField name={name} label={label} autoComplete="off" optional />
    case 'textarea':
      return <TextAreaField name={name} label={label} hint={hint} optional />
    case 'radio':
      return <RadioGroup name={name} label={label} options={options} optional clearable />
    case 'checkbox':
      return <CheckboxGroup name={listName(path)} label={label} options={options} optional />
  }
}

const isAnswers = (value: unknown): value is AnswerValues =>
  typeof value === 'object' && value !== null

export function ServiceQuestions({ serviceDetails }: { serviceDetails: ServiceDetails }) {
  const answers = useFormState().valueOf(groupName('answers'))
  const questions = shownQuestions(serviceDetails, isAnswers(answers) ? answers : {})
  if (questions.length === 0) return null
  return (
    <Section title={<Trans>Questions about your services</Trans>}>
      <div className={styles.questions}>
        {questions.map((question) => (
          <div
            key={question.identity}
            className={question.styles.includes('half-width') ? styles.half : styles.full}
          >
            <Question question={question} />
          </div>
        ))}
      </div>
    </Section>
  )
}
