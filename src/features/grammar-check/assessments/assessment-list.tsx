import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type AssessmentSearchResult, assessmentListQuery } from '../../../api/grammar-check.ts'
import { Pager, PagerLink } from '../../../ui/page/buttons/pager.tsx'
import { NoSuchPage } from '../../../ui/states/no-such-page.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from './assessment-list.module.css'
import { AssessmentRow } from './assessment-row.tsx'

const list = '/$lang/researcher/grammar-check'

function AssessmentPager({ pagination }: Pick<AssessmentSearchResult, 'pagination'>) {
  const { current, pageCount, totalCount } = pagination
  return (
    <Pager
      current={current}
      pageCount={pageCount}
      count={<Plural value={totalCount} one="# assessment" other="# assessments" />}
      link={({ kind, page }) => (
        <PagerLink to={list} search={page > 1 ? { page } : {}} kind={kind} />
      )}
    />
  )
}

export function AssessmentList({ page }: { page: number }) {
  const { t } = useLingui()
  const search = useQuery(assessmentListQuery(page))
  return (
    <QueryState
      query={search}
      loading={<SkeletonRows rows={4} label={t`Your past assessments are loading.`} />}
      failedTitle={t`Your past assessments could not be loaded`}
      isEmpty={({ assessments }) => assessments.length === 0}
      empty={({ pagination }) =>
        pagination.totalCount === 0 ? null : (
          <NoSuchPage
            page={page}
            pageCount={pagination.pageCount}
            firstPage={<PagerLink to={list} search={{}} kind="first" />}
          />
        )
      }
    >
      {({ assessments, categoryColors, pagination }) => (
        <div aria-busy={search.isPlaceholderData}>
          <ul className={styles.rows}>
            {assessments.map((assessment) => (
              <AssessmentRow
                key={assessment.identity}
                assessment={assessment}
                colors={categoryColors}
              />
            ))}
          </ul>
          <AssessmentPager pagination={pagination} />
        </div>
      )}
    </QueryState>
  )
}
