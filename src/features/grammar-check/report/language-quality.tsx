import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assessment, Percentile } from '../../../api/grammar-check.ts'
import { plainTag } from '../../../i18n/locales.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { isEnglish } from '../grammar-check-rules.ts'
import { categoryLabels } from './category-labels.ts'
import { Ordinal } from './charts/ordinal.tsx'
import { PercentileFigure } from './charts/percentile-figure.tsx'
import { PercentileMeaning } from './charts/percentile-meaning.tsx'
import styles from './report.module.css'
import { formatScore } from './score/format-score.ts'

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

function OtherLanguage({ language }: Pick<Assessment, 'language'>) {
  const { i18n } = useLingui()
  const names = new Intl.DisplayNames([plainTag(i18n.locale)], { type: 'language' })
  const name = language && names.of(language)
  return (
    <div className={styles.advice}>
      <h3>
        <Trans>This manuscript is not in English</Trans>
      </h3>
      <p>
        <Trans>
          It seems to be written mostly in another language: {name}. The score covers only English,
          so it says nothing about your writing.
        </Trans>
      </p>
    </div>
  )
}

export function LanguageQuality({ assessment, percentiles }: Props) {
  const { _ } = useLinguiRuntime()
  const { score, percentile, category } = assessment
  const labels = category && categoryLabels[category]
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
                  <PercentileMeaning percentile={percentile} />
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
          {isEnglish(assessment) ? null : <OtherLanguage language={assessment.language} />}
          {labels && isEnglish(assessment) ? (
            <div className={styles.advice}>
              <h3>{_(labels.name)}</h3>
              <p>{_(labels.advice)}</p>
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
