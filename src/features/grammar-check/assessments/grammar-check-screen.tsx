import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { assessmentListQuery } from '../../../api/grammar-check.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { ManuscriptForm } from '../upload/manuscript-form.tsx'
import { AboutRail } from './about-rail.tsx'
import { AssessmentList } from './assessment-list.tsx'
import styles from './grammar-check-screen.module.css'
import { SampleReport } from './sample-report.tsx'

type Props = {
  application: Application
  user: User | null
  page: number
  onCreated: (identities: string[]) => Promise<void>
}

function GrammarCheckWelcome() {
  return (
    <>
      <p className={styles.lead}>
        <Trans>Welcome. See how your English reads before a reviewer does.</Trans>
      </p>
      <p className={styles.what}>
        <Trans>
          A report gives you a score, the most common errors, some of them marked in your own
          sentences, and our advice on what to do next.
        </Trans>
      </p>
      <SampleReport />
    </>
  )
}

function DiscountNotice() {
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <Notice
      tone="plain"
      title={<Trans>A discount for you</Trans>}
      action={
        <AppLink to="/$lang/register" search={{ redirect }}>
          <Trans>Create an account</Trans>
        </AppLink>
      }
    >
      <Trans>
        Create an account for discounts on editing and translation, and to keep all your scores
        here.
      </Trans>
    </Notice>
  )
}

export function GrammarCheckScreen({ application, user, page, onCreated }: Props) {
  const { t } = useLingui()
  const { data } = useQuery({ ...assessmentListQuery(page), enabled: user !== null })
  const isNew = user === null || data?.pagination?.totalCount === 0
  return (
    <>
      <PageHeading
        title={t`Free Grammar Check`}
        lead={<Trans>A score for the English of your manuscript, in a minute or two.</Trans>}
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
