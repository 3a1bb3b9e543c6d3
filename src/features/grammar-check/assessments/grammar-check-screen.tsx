import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { assessmentListQuery } from '../../../api/grammar-check.ts'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { DiscountNotice } from '../upload/discount-notice.tsx'
import { ManuscriptForm } from '../upload/manuscript-form.tsx'
import { AboutRail } from './about-rail.tsx'
import { AssessmentList } from './assessment-list.tsx'
import { GrammarCheckWelcome } from './grammar-check-welcome.tsx'

type Props = {
  application: Application
  user: User | null
  page: number
  onCreated: (identities: string[]) => Promise<void>
}

export function GrammarCheckScreen({ application, user, page, onCreated }: Props) {
  const { t } = useLingui()
  const { data } = useQuery({ ...assessmentListQuery(page), enabled: user !== null })
  const isNew = user === null || data?.pagination?.totalCount === 0
  return (
    <>
      <PageHeading
        title={t`Free Grammar Check`}
        lead={<Trans>A score for the English of your manuscript, in about a minute.</Trans>}
      />
      {user ? null : <DiscountNotice />}
      <PageGrid railLabel={t`About this tool`} rail={<AboutRail config={application.config} />}>
        <Section title={<Trans>Check a manuscript</Trans>}>
          <ManuscriptForm application={application} user={user} onCreated={onCreated} />
        </Section>
        <Section title={<Trans>Your Language Assessment Scores</Trans>}>
          {isNew ? <GrammarCheckWelcome /> : <AssessmentList page={page} />}
        </Section>
      </PageGrid>
    </>
  )
}
