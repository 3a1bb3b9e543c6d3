import { Trans, useLingui } from '@lingui/react/macro'
import type { Assessment, AssessmentSearchResult } from '../../../api/grammar-check.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { entryOf } from '../../../lib/unlisted.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { Spinner } from '../../../ui/page/spinner.tsx'
import { categoryName } from '../error-category-labels.ts'
import { isEnglish, scoreStageOf } from '../grammar-check-rules.ts'
import { ArchiveButton } from '../report/archive-button.tsx'
import { Ordinal } from '../report/charts/ordinal.tsx'
import { ScoreBadge } from '../report/score/score-badge.tsx'
import styles from './assessment-list.module.css'
import { ListedStatus } from './listed-status.tsx'

type Props = {
  assessment: Assessment
  colors: AssessmentSearchResult['categoryColors']
}

function RowIcon({ assessment, colors }: Props) {
  const { score, category } = assessment
  if (score !== null) {
    return <ScoreBadge score={score} color={category ? entryOf(colors, category) : undefined} />
  }
  return scoreStageOf(assessment) === 'failed' ? <Icon name="file" size={24} /> : <Spinner />
}

/** What a list is read for, before when the manuscript was uploaded. */
function RowFacts({ assessment }: Pick<Props, 'assessment'>) {
  const { t, i18n } = useLingui()
  const { createdAt, category, percentile } = assessment
  const day = formatLongDate(parseInstant(createdAt), { language: i18n.locale })
  const verdict = isEnglish(assessment) ? category && categoryName(category) : t`Not in English`
  return (
    <p className={styles.facts}>
      <MetaLine>
        {verdict ? <strong>{verdict}</strong> : null}
        {percentile !== null && isEnglish(assessment) ? (
          <Trans>
            <Ordinal value={percentile} /> percentile
          </Trans>
        ) : null}
        <Trans>Uploaded {day}</Trans>
      </MetaLine>
    </p>
  )
}

export function AssessmentRow({ assessment, colors }: Props) {
  const { t } = useLingui()
  const { identity, name } = assessment
  const stage = scoreStageOf(assessment)
  const status = <ListedStatus assessment={assessment} />
  return (
    <li className={styles.row}>
      <div className={styles.statusIcon}>
        <RowIcon assessment={assessment} colors={colors} />
      </div>
      <div>
        <h3>
          <AppLink
            look="title"
            to="/$lang/researcher/grammar-check/details/$identity"
            params={{ identity }}
          >
            {name}
          </AppLink>
        </h3>
        {stage === 'completed' ? null : status}
        <RowFacts assessment={assessment} />
        {stage === 'completed' ? status : null}
      </div>
      {stage === 'failed' ? (
        <ArchiveButton
          assessment={assessment}
          does="delete"
          variant="subdued"
          label={t`Delete ${name}`}
        />
      ) : null}
    </li>
  )
}
