import { Trans } from '@lingui/react/macro'

/** What a percentile means. At the highest one nobody is better than all, themselves included. */
export function PercentileMeaning({ percentile }: { percentile: number }) {
  if (percentile === 0) return <Trans>among the manuscripts with the lowest scores</Trans>
  if (percentile === 100) return <Trans>among the best manuscripts</Trans>
  return <Trans>better than {percentile}% of manuscripts</Trans>
}
