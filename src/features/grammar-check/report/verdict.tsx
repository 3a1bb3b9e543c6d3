import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Assessment, AssessmentReport } from '../../../api/grammar-check.ts'
import { plainTag } from '../../../i18n/locales.ts'
import { entryOf } from '../../../lib/unlisted.ts'
import { adviceOf, categoryName } from '../error-category-labels.ts'
import { isEnglish } from '../grammar-check-rules.ts'
import { ScoreBadge } from './score/score-badge.tsx'
import styles from './verdict.module.css'

type Props = { assessment: Assessment; colors: AssessmentReport['categoryColors'] }

function OtherLanguage({ language }: Pick<Assessment, 'language'>) {
  const { i18n } = useLingui()
  const names = new Intl.DisplayNames([plainTag(i18n.locale)], {
    type: 'language',
    fallback: 'none',
  })
  const name = language && names.of(language)
  return name ? (
    <Trans>
      It seems to be written mostly in another language: {name}. The score covers only English, so
      it says nothing about your writing.
    </Trans>
  ) : (
    <Trans>
      It seems to be written mostly in another language. The score covers only English, so it says
      nothing about your writing.
    </Trans>
  )
}

export function Verdict({ assessment, colors }: Props) {
  const { _ } = useLinguiRuntime()
  const id = useId()
  const { score, category, language } = assessment
  const advice = adviceOf(assessment)
  const summary: { verdict: ReactNode; advice: ReactNode } | null = isEnglish(assessment)
    ? category && { verdict: categoryName(category), advice: advice && _(advice) }
    : {
        verdict: <Trans>This manuscript is not in English</Trans>,
        advice: <OtherLanguage language={language} />,
      }
  return (
    <section
      className={styles.verdict}
      aria-labelledby={summary ? id : undefined}
      data-other-language={!isEnglish(assessment) || undefined}
    >
      {score === null ? null : (
        <ScoreBadge large score={score} color={category ? entryOf(colors, category) : undefined} />
      )}
      {summary ? (
        <>
          <h2 id={id}>{summary.verdict}</h2>
          {summary.advice ? <p>{summary.advice}</p> : null}
        </>
      ) : null}
    </section>
  )
}
