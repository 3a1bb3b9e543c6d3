import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatDate } from '../../../../i18n/format-date.ts'
import { parseInstant } from '../../../../lib/calendar.ts'
import { SelectBox } from '../../../../ui/form/fields/select-box.tsx'
import type { ScoredDraft } from './draft-history.ts'
import styles from './drafts.module.css'

type Props = {
  choices: readonly ScoredDraft[]
  compared: ScoredDraft
  onChoose: (identity: string) => void
}

function useChoiceLabel(choices: readonly ScoredDraft[]) {
  const { t } = useLingui()
  return (draft: ScoredDraft) => {
    const { number } = draft
    const date = formatDate(parseInstant(draft.assessment.createdAt))
    if (draft === choices[0]) return t`Draft ${number}, ${date} (the first)`
    if (draft === choices.at(-1)) return t`Draft ${number}, ${date} (the one before)`
    return t`Draft ${number}, ${date}`
  }
}

export function DraftPicker({ choices, compared, onChoose }: Props) {
  const id = useId()
  const labelOf = useChoiceLabel(choices)
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>
        <Trans>Compare this draft with</Trans>
      </label>
      <SelectBox
        id={id}
        value={compared.assessment.identity}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.toReversed().map((draft) => (
          <option key={draft.assessment.identity} value={draft.assessment.identity}>
            {labelOf(draft)}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}
