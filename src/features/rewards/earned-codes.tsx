import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loyaltyQuery } from '../../api/rewards.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonTable } from '../../ui/states/skeleton-data.tsx'
import { CodesTable } from './codes-table.tsx'
import { listedCodes } from './rewards-rules.ts'

function Codes({ withUsed }: { withUsed: boolean }) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery({
        ...loyaltyQuery(),
        select: (loyalty) => listedCodes(loyalty.earnedPromotionalCodeBenefits, withUsed),
      })}
      loading={<SkeletonTable rows={1} label={t`Your codes are loading.`} />}
      failedTitle={t`Your codes could not be loaded`}
      isEmpty={(codes) => codes.length === 0}
      empty={() => (
        <Empty title={<Trans>No codes available</Trans>}>
          <Trans>Each level above the first earns you one.</Trans>
        </Empty>
      )}
    >
      {(codes) => <CodesTable codes={codes} label={t`Your promo codes`} />}
    </QueryState>
  )
}

function CodesSection() {
  const { data } = useQuery(loyaltyQuery())
  const [withUsed, setWithUsed] = useState(false)
  const used = data?.earnedPromotionalCodeBenefits.filter((code) => code.used).length ?? 0
  const toggle = used > 0 && (
    <Button variant="text" aria-expanded={withUsed} onClick={() => setWithUsed(!withUsed)}>
      {withUsed ? (
        <Plural value={used} one="Hide # used code" other="Hide # used codes" />
      ) : (
        <Plural value={used} one="Show # used code" other="Show # used codes" />
      )}
    </Button>
  )
  return (
    <Section title={<Trans>Your promo codes</Trans>} action={toggle}>
      <Codes withUsed={withUsed} />
    </Section>
  )
}

export function EarnedCodes() {
  const { t } = useLingui()
  return (
    <PartOfPage title={t`Your codes could not be loaded`}>
      <CodesSection />
    </PartOfPage>
  )
}
