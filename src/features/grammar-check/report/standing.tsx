import { Trans } from '@lingui/react/macro'

/** What a percentile means. At the highest one nobody is better than all, themselves included. */
export function Standing({ percentile }: { percentile: number }) {
  return percentile < 100 ? (
    <Trans>better than {percentile}% of manuscripts</Trans>
  ) : (
    <Trans>among the best manuscripts</Trans>
  )
}
