import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { loyaltyQuery } from '../../../src/api/rewards.ts'
import { PageHeading } from '../../../src/ui/page/layout/page-heading.tsx'
import { Section } from '../../../src/ui/page/layout/section.tsx'
import { QueryState } from '../../../src/ui/states/query-state.tsx'
import { SkeletonRows } from '../../../src/ui/states/skeleton.tsx'

export function TemplateScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Template title`} />
      <Section title={<Trans>Overview</Trans>}>
        <Content />
      </Section>
    </>
  )
}

function Content() {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(loyaltyQuery())}
      loading={<SkeletonRows rows={4} label={t`The page is loading.`} />}
      failedTitle={t`The page could not be loaded`}
    >
      {() => (
        <p>
          <Trans>The page is loaded.</Trans>
        </p>
      )}
    </QueryState>
  )
}
