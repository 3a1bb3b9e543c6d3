import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import type { ChangeCategory } from '../model/change-categories.ts'
import { categoryLabels } from './category-labels.ts'
import { countCategories, countDecisions, type Decisions, decisionOn } from './decisions.ts'
import styles from './step-choice.module.css'

export type StepChoice = 'all' | 'open' | ChangeCategory

export function isChosen(
  choice: StepChoice,
  position: number,
  categories: readonly ChangeCategory[],
  decisions: Decisions,
): boolean {
  if (choice === 'all') return true
  if (choice === 'open') return decisionOn(decisions, position) === undefined
  return categories[position] === choice
}

type Props = {
  categories: readonly ChangeCategory[]
  decisions: Decisions
  choice: StepChoice
  onChoice: (choice: StepChoice) => void
}

export function StepChoiceField({ categories, decisions, choice, onChoice }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const whole = countDecisions(decisions)
  const options: { value: StepChoice; label: string; count: number }[] = [
    { value: 'all', label: t`All changes`, count: whole.all },
    { value: 'open', label: t`To review`, count: whole.open },
    ...countCategories(categories, decisions).map(({ category, all }) => ({
      value: category,
      label: i18n._(categoryLabels[category]),
      count: all,
    })),
  ]
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Trans>Step through</Trans>
      </label>
      <SelectBox
        id={id}
        value={choice}
        onChange={({ target: { value } }) => {
          const chosen = options.find((option) => option.value === value)
          if (chosen) onChoice(chosen.value)
        }}
      >
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {`${label} (${count})`}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}
