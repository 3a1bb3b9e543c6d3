import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { assessmentPagesQuery } from '../../../api/assessments/assessment-pages.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from '../personal-data.module.css'
import { HeldGroup } from './held-group.tsx'
import { HeldList } from './held-list.tsx'

type RowProps = { assessment: { identity: string; name: string; createdAt: string } }

function AssessmentEntry({ assessment: { identity, name, createdAt } }: RowProps) {
  const day = <ShownDate at={createdAt} />
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <AppLink
          look="title"
          to="/$lang/researcher/grammar-check/details/$identity"
          params={{ identity }}
        >
          <bdi>{name}</bdi>
        </AppLink>
      </p>
      <p className={styles.meta}>
        <Trans>Uploaded {day}</Trans>
      </p>
    </li>
  )
}

export function HeldAssessments() {
  const { t } = useLingui()
  const query = useInfiniteQuery(assessmentPagesQuery())
  return (
    <HeldGroup title={<Trans>Grammar Check</Trans>}>
      <HeldList
        query={query}
        label={t`Grammar Check`}
        access={
          <p>
            <Trans>
              A report is listed until you delete it. The sentences that it quotes are deleted with
              it.
            </Trans>
          </p>
        }
        failedTitle={<Trans>Your checked manuscripts could not be loaded</Trans>}
        none={<Trans>You have no checked manuscripts.</Trans>}
        moreLabel={t`Show older checked manuscripts`}
        rowsOf={({ assessments }) =>
          assessments.map((assessment) => (
            <AssessmentEntry key={assessment.identity} assessment={assessment} />
          ))
        }
      />
    </HeldGroup>
  )
}
