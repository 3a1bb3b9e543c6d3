import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Instant } from '../../../../lib/instant.ts'
import { Sentences } from '../../../../ui/page/sentences.tsx'
import { formatScore } from '../score/format-score.ts'
import type { ScoredDraft } from './draft-history.ts'

type Props = { earlier: ScoredDraft; current: ScoredDraft }

function ScoreChange({ earlier, current }: Props) {
  const { i18n } = useLingui()
  const { number } = earlier
  const before = formatScore(earlier.score, i18n.locale)
  const now = formatScore(current.score, i18n.locale)
  if (current.score > earlier.score) {
    return (
      <Trans>
        The score has risen from {before} to {now} since draft {number}.
      </Trans>
    )
  }
  if (current.score < earlier.score) {
    return (
      <Trans>
        The score has fallen from {before} to {now} since draft {number}.
      </Trans>
    )
  }
  return (
    <Trans>
      The score is {now}, the same as in draft {number}.
    </Trans>
  )
}

function CountChange({ before, now }: { before: number; now: Instant }) {
  const fewer = before - now
  if (fewer > 0) {
    return <Plural value={fewer} one="There is # fewer error." other="There are # fewer errors." />
  }
  const more = now - before
  if (more > 0) {
    return <Plural value={more} one="There is # more error." other="There are # more errors." />
  }
  return <Trans>The number of errors is the same.</Trans>
}

export function DraftSummary({ earlier, current }: Props) {
  const [before, now] = [earlier.errors, current.errors]
  return (
    <p role="status">
      <Sentences>
        <ScoreChange earlier={earlier} current={current} />
        {before === undefined || now === undefined ? null : (
          <CountChange before={before} now={now} />
        )}
      </Sentences>
    </p>
  )
}
