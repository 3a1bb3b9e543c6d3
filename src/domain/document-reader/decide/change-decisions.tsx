import { useLingui } from '@lingui/react/macro'
import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import { Icon } from '../../../ui/page/icon.tsx'
import { signatureText, useChangeLabel } from '../changes/change-label.ts'
import type { ChangeCategory } from '../model/change-categories.ts'
import type { Change } from '../model/document-model.ts'
import { useReader } from '../model/reader-context.ts'
import { categoryLabels, decisionLabels } from './category-labels.ts'
import styles from './change-decisions.module.css'
import { useDecision, useReview } from './review-context.ts'

type ToggleProps = {
  decision: Decision
  isPressed: boolean
  number: number
  label: string
  onPress: () => void
}

function Toggle({ decision, isPressed, number, label, onPress }: ToggleProps) {
  const { t } = useLingui()
  const isAccept = decision === 'accepted'
  return (
    <button
      type="button"
      className={styles.toggle}
      data-decision={decision}
      aria-pressed={isPressed}
      aria-label={
        isAccept ? t`Accept change ${number}. ${label}` : t`Reject change ${number}. ${label}`
      }
      title={isAccept ? t`Accept` : t`Reject`}
      onClick={onPress}
    >
      <Icon name={isAccept ? 'tick' : 'close'} size={14} />
    </button>
  )
}

/** The label of such a change begins with its category. */
const saidByLabel: ReadonlySet<ChangeCategory> = new Set([
  'insertion',
  'deletion',
  'replacement',
  'move',
  'format',
])

type RowProps = { position: number; change: Change; isCurrent: boolean }

function ChangeDecision({ position, change, isCurrent }: RowProps) {
  const { i18n } = useLingui()
  const labelOf = useChangeLabel()
  const review = useReview()
  const decision = useDecision(position)
  if (!review) return null
  const number = position + 1
  const label = labelOf(change)
  const category = review.categories[position]
  const texts = [
    ...(category && !saidByLabel.has(category) ? [i18n._(categoryLabels[category])] : []),
    ...(decision ? [i18n._(decisionLabels[decision])] : []),
  ]
  const toggle = (wanted: Decision) => (
    <Toggle
      decision={wanted}
      isPressed={decision === wanted}
      number={number}
      label={label}
      onPress={() => review.decide([position], decision === wanted ? undefined : wanted)}
    />
  )
  return (
    <li
      className={styles.change}
      data-beside={`[data-change="${position}"]`}
      data-current={isCurrent}
      data-decision={decision}
    >
      <div className={styles.what}>
        {texts.length > 0 ? <p className={styles.category}>{texts.join('\u00a0· ')}</p> : null}
        <p>{label}</p>
        {isCurrent ? (
          <p className={styles.category}>
            <bdi>{signatureText(change)}</bdi>
          </p>
        ) : null}
      </div>
      {toggle('accepted')}
      {toggle('rejected')}
    </li>
  )
}

type Props = { changes: readonly number[]; current: number | undefined }

export function ChangeDecisions({ changes, current }: Props) {
  const { changeAt } = useReader()
  return (
    <ul className={styles.changes}>
      {changes.map((position) => {
        const change = changeAt(position)
        return change ? (
          <ChangeDecision
            key={position}
            position={position}
            change={change}
            isCurrent={position === current}
          />
        ) : null
      })}
    </ul>
  )
}
