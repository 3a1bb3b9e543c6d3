import { Trans } from '@lingui/react/macro'
import type { Percentile } from '../../../api/grammar-check.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Ordinal } from './charts/ordinal.tsx'
import { PercentileFigure } from './charts/percentile-figure.tsx'
import { PercentileMeaning } from './charts/percentile-meaning.tsx'
import styles from './report.module.css'

type Props = { percentile: number; percentiles: readonly Percentile[] }

export function LanguageQuality({ percentile, percentiles }: Props) {
  return (
    <Section title={<Trans>Language quality</Trans>}>
      <p className={styles.rank}>
        <Trans>
          <strong>
            <Ordinal value={percentile} /> percentile
          </strong>
          : <PercentileMeaning percentile={percentile} />
        </Trans>
      </p>
      <PercentileFigure percentiles={percentiles} own={percentile} />
    </Section>
  )
}
