import { Trans } from '@lingui/react/macro'

/** Explains a percentile; the highest one does not claim to be better than all, itself included. */
export function PercentileMeaning({ percentile }: { percentile: number }) {
  if (percentile === 0) return <Trans>among the manuscripts with the lowest scores</Trans>
  if (percentile === 100) return <Trans>among the best manuscripts</Trans>
  return <Trans>better than {percentile}% of manuscripts</Trans>
}
