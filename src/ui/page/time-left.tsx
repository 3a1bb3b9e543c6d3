import { Plural, Trans } from '@lingui/react/macro'
import { timeLeft } from '../../i18n/format-deadline.ts'
import type { Instant } from '../../lib/instant.ts'
import { useNow } from './use-now.ts'

/** Until a deadline; nothing after it. */
export function TimeLeft({ deadline }: { deadline: Instant }) {
  const left = timeLeft(deadline, useNow())
  if (left === 'late') return null
  const { unit, count } = left
  if (unit === 'days') return <Plural value={count} one="# day left" other="# days left" />
  if (count === 0) return <Trans>Less than an hour left</Trans>
  return <Plural value={count} one="# hour left" other="# hours left" />
}
