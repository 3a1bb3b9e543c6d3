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

export function AssessmentRow({ assessment, colors }: Props) {
  const { t, i18n } = useLingui()
  const { identity, name, createdAt, category } = assessment
  const day = formatLongDate(parseInstant(createdAt), { language: i18n.locale })
  const stage = scoreStageOf(assessment)
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
        <ListedStatus assessment={assessment} />
        <p className={styles.meta}>
          <MetaLine>
            <Trans>Uploaded {day}</Trans>
            {category && isEnglish(assessment) ? categoryName(category) : null}
            {isEnglish(assessment) ? null : t`Not in English`}
          </MetaLine>
        </p>
      </div>
      {stage === 'failed' ? (
        <ArchiveButton
          assessment={assessment}
          does="delete"
          variant="text"
          label={t`Delete ${name}`}
        />
      ) : null}
    </li>
  )
}
