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

function OutOfTen({ score }: { score: number }) {
  const { i18n } = useLingui()
  const points = formatScore(score, i18n.locale)
  return (
    <Trans>
      <strong>{points}</strong> out of 10
    </Trans>
  )
}

/** How good the language is: rank, score, recommendation, and how score and rank belong together. */
export function LanguageQuality({ assessment, percentiles }: Props) {
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
                  <Trans>
                    <strong>
                      <Ordinal value={percentile} />
                    </strong>{' '}
                    better than {percentile}% of manuscripts
                  </Trans>
                </dd>
              </div>
            )}
            {score === null ? null : (
              <div>
                <dt>
                  <Trans>Score</Trans>
                </dt>
                <dd>
                  <OutOfTen score={score} />
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
