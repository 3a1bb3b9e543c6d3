import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { loyaltyQuery } from '../../api/rewards.ts'
import { Button } from '../../ui/page/button.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { CodesTable } from './codes-table.tsx'
import { listedCodes } from './rewards-rules.ts'

function Codes({ withUsed }: { withUsed: boolean }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(loyaltyQuery())
  if (!data) {
    if (error) {
      return (
        <Failed title={t`Your codes could not be loaded`} onRetry={refetch}>
          {failureMessage(error)}
        </Failed>
      )
    }
    return <SkeletonRows rows={1} label={t`Your codes are loading.`} />
  }
  const codes = listedCodes(data.earnedPromotionalCodeBenefits, withUsed)
  if (codes.length === 0) {
    return (
      <Empty title={<Trans>No codes available</Trans>}>
        <Trans>Each level above the first earns you one.</Trans>
      </Empty>
    )
  }
  return <CodesTable codes={codes} label={t`Your promotional codes`} />
}

export function EarnedCodes() {
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
    <Section title={<Trans>Your promotional codes</Trans>} action={toggle}>
      <Codes withUsed={withUsed} />
    </Section>
  )
}
