import { Trans, useLingui } from '@lingui/react/macro'
import type { BundleQuestion } from '../../../../api/order-form/order-form-bundles.ts'
import { JournalSearchField } from '../../../../domain/journals/journal-search-field.tsx'
import { fieldsOf, groupsOf } from '../../../../ui/form/field-name.ts'
import { CheckboxField } from '../../../../ui/form/fields/checkbox-field.tsx'
import { CheckboxGroup } from '../../../../ui/form/fields/checkbox-group.tsx'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../../ui/form/form-context.ts'
import { type BundleAnswerValues, shownBundleQuestions } from './bundle-answers.ts'
import { bundleQuestionLabel } from './bundle-question-labels.ts'
import styles from './bundle-questions.module.css'

// The type of a question decides what its answer is.
const textName = fieldsOf<{ answers: Record<string, string> }>()
const listName = fieldsOf<{ answers: Record<string, readonly string[]> }>()
const toggleName = fieldsOf<{ answers: Record<string, boolean> }>()
const groupName = groupsOf<{ answers: BundleAnswerValues }>()

function Question({ question }: { question: BundleQuestion }) {
  const { i18n } = useLingui()
  const path = `answers.${question.id}` as const
  const labelOf = (named: { id: string; term: string }) =>
    bundleQuestionLabel(named, (message) => i18n._(message))
  const label = labelOf(question)
  switch (question.type) {
    case 'multiple-choice': {
      const options = question.choices.map((one) => ({ value: one.id, label: labelOf(one) }))
      return (
        <CheckboxGroup
          name={listName(path)}
          label={label}
          hint={<Trans>Choose all that apply.</Trans>}
          options={options}
        />
      )
    }
    case 'toggle':
      return <CheckboxField name={toggleName(path)} label={label} />
    case 'int':
      return (
        <TextField
          name={textName(path)}
          label={label}
          hint={<Trans>1 to 25</Trans>}
          inputMode="numeric"
          autoComplete="off"
          short
        />
      )
    case 'journal-select':
      return <JournalSearchField name={textName(path)} label={label} />
    default:
      return null
  }
}

const isAnswers = (value: unknown): value is BundleAnswerValues =>
  typeof value === 'object' && value !== null

type ToggleProps = { toggle: BundleQuestion; shown: readonly BundleQuestion[] }

/** Below it, what it asks for once it is on. */
function Toggle({ toggle, shown }: ToggleProps) {
  const followUps = shown.filter(({ id }) => toggle.followUpQuestionIdentities.includes(id))
  return (
    <div className={styles.toggle}>
      <Question question={toggle} />
      {followUps.map((question) => (
        <div key={question.id} className={styles.followUp}>
          <Question question={question} />
        </div>
      ))}
    </div>
  )
}

export function BundleQuestionFields({ questions }: { questions: readonly BundleQuestion[] }) {
  const answers = useFormState().valueOf(groupName('answers'))
  const followUps = new Set(questions.flatMap((question) => question.followUpQuestionIdentities))
  const shown = shownBundleQuestions(questions, isAnswers(answers) ? answers : {})
  const first = shown.filter(({ id }) => !followUps.has(id))
  const toggles = first.filter(({ type }) => type === 'toggle')
  return (
    <>
      {first.map((question) =>
        question.type === 'toggle' ? null : <Question key={question.id} question={question} />,
      )}
      {toggles.length > 0 ? (
        <fieldset className={styles.known}>
          <legend>
            <Trans>What you already know</Trans>
          </legend>
          <div className={styles.toggles}>
            {toggles.map((toggle) => (
              <Toggle key={toggle.id} toggle={toggle} shown={shown} />
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  )
}
