import { Trans, useLingui } from '@lingui/react/macro'
import type { Assessment, AssessmentReport } from '../../../api/grammar-check.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { scoreStageOf } from '../grammar-check-rules.ts'
import { ArchiveButton } from './archive-button.tsx'
import styles from './report.module.css'
import { ScoreBadge } from './score/score-badge.tsx'

const list = '/$lang/researcher/grammar-check'

type Props = {
  assessment: Assessment
  colors: AssessmentReport['categoryColors']
  isSignedIn: boolean
  onArchived: () => Promise<void>
}

export function ReportHeading(props: Props) {
  const { assessment, colors, isSignedIn, onArchived } = props
  const { t, i18n } = useLingui()
  const { name, createdAt, score, category } = assessment
  const stage = scoreStageOf(assessment)
  const day = formatLongDate(parseInstant(createdAt), { language: i18n.locale })
  return (
    <div className={styles.heading}>
      {isSignedIn ? (
        <p>
          <AppLink to={list} className={styles.back}>
            <Icon name="arrow-left" size={12} />
            <Trans>Back to recent assessments</Trans>
          </AppLink>
        </p>
      ) : null}
      <PageHeading
        title={name}
        tabTitle={t`Language Quality Report`}
        lead={
          <MetaLine>
            <Trans>Language Quality Report</Trans>
            <Trans>Uploaded {day}</Trans>
          </MetaLine>
        }
        action={
          <div className={styles.actions}>
            {score !== null && stage === 'completed' ? (
              <ScoreBadge large score={score} color={category ? colors[category] : undefined} />
            ) : null}
            {isSignedIn ? null : (
              <AppButtonLink to={list}>
                <Trans>Upload another assessment</Trans>
              </AppButtonLink>
            )}
            {isSignedIn && stage !== 'failed' ? (
              <ArchiveButton assessment={assessment} does="archive" onArchived={onArchived} />
            ) : null}
          </div>
        }
      />
    </div>
  )
}
