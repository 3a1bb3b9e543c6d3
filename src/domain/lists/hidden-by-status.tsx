import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatList } from '../../i18n/format-list.ts'
import { Empty } from '../../ui/states/empty.tsx'

type Props = {
  title: ReactNode
  statuses: readonly string[]
  count: number
  clear: (label: ReactNode) => ReactNode
}

export function HiddenByStatus({ title, statuses, count, clear }: Props) {
  const { i18n } = useLingui()
  const names = formatList(statuses, { language: i18n.locale })
  return (
    <Empty title={title} action={clear(<Trans>Clear the status filter</Trans>)}>
      <Plural
        value={count}
        one={`The status filter (${names}) hides the only match.`}
        other={`The status filter (${names}) hides all # matches.`}
      />
    </Empty>
  )
}
