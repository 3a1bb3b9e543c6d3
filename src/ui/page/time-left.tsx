import { Plural, Trans } from '@lingui/react/macro'
import { timeLeft } from '../../i18n/format-deadline.ts'
import { useNow } from '../states/use-now.ts'

/** Until a deadline in epoch milliseconds; nothing after it. */
export function TimeLeft({ deadline }: { deadline: number }) {
  const hours = timeLeft(deadline, useNow())
  if (hours === 'late') return null
  const days = Math.floor(hours / 24)
  if (days > 0) return <Plural value={days} one="# day left" other="# days left" />
  if (hours === 0) return <Trans>Less than an hour left</Trans>
  return <Plural value={hours} one="# hour left" other="# hours left" />
}
