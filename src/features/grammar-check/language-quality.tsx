import { useLingui as useWords } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assessment, Percentile } from '../../api/grammar-check.ts'
import { Section } from '../../ui/page/section.tsx'
import { categoryWords } from './category-words.ts'
import { formatScore } from './format-score.ts'
import { Ordinal } from './ordinal.tsx'
import { PercentileFigure } from './percentile-figure.tsx'
import styles from './report.module.css'

type Props = { assessment: Assessment; percentiles: readonly Percentile[] }

/** How good the language is: rank, score, recommendation, and how score and rank belong together. */
export function LanguageQuality({ assessment, percentiles }: Props) {
  const { i18n } = useLingui()
  const { _ } = useWords()
  const { score, percentile, category } = assessment
  const words = category && categoryWords[category]
  return (
    <Section title={<Trans>Language quality</Trans>}>
      <div className={styles.columns}>
        <div>
          <dl className={styles.results}>
            {percentile === null ? null : (
              <div>
                <dt>
                  <Trans>Percentile</Trans>
                </dt>
                <dd>
                  <strong>
                    <Ordinal value={percentile} />
                  </strong>{' '}
                  <Trans>better than {percentile}% of manuscripts</Trans>
                </dd>
              </div>
            )}
            {score === null ? null : (
              <div>
                <dt>
                  <Trans>Score</Trans>
                </dt>
                <dd>
                  <strong>{formatScore(score, i18n.locale)}</strong> <Trans>out of 10</Trans>
                </dd>
              </div>
            )}
          </dl>
          {words ? (
            <div className={styles.advice}>
              <h3>{_(words.name)}</h3>
              <p>{_(words.advice)}</p>
            </div>
          ) : null}
        </div>
        {percentile === null ? null : (
          <PercentileFigure percentiles={percentiles} own={percentile} />
        )}
      </div>
    </Section>
  )
}
