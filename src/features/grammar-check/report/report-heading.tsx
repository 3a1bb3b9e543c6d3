import { Trans, useLingui } from '@lingui/react/macro'
import type { Assessment, AssessmentReport } from '../../../api/grammar-check.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'
import { scoreStageOf } from '../grammar-check-rules.ts'
import { ArchiveButton } from './archive-button.tsx'
import styles from './report.module.css'
import { ScoreBadge } from './score-badge.tsx'

const list = '/$lang/researcher/grammar-check'

type Props = {
  assessment: Assessment
  colors: AssessmentReport['categoryColors']
  language: SiteLanguage
  isSignedIn: boolean
  onArchived: () => Promise<void>
}

export function ReportHeading(props: Props) {
  const { assessment, colors, language: lang, isSignedIn, onArchived } = props
  const { t, i18n } = useLingui()
  const { name, createdAt, score, category } = assessment
  const stage = scoreStageOf(assessment)
  const day = formatLongDate(parseInstant(createdAt), { language: i18n.locale })
  return (
    <div className={styles.heading}>
      {isSignedIn ? (
        <p>
          <TextLink to={list} params={{ lang }} className={styles.back}>
            <Icon name="arrow-left" size={12} />
            <Trans>Back to recent assessments</Trans>
          </TextLink>
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
              <ButtonLink to={list} params={{ lang }}>
                <Trans>Upload another assessment</Trans>
              </ButtonLink>
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
