import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Empty } from './empty.tsx'

type Props = {
  page: number
  pageCount: number
  firstPage: ReactNode
}

export function NoSuchPage({ page, pageCount, firstPage }: Props) {
  return (
    <Empty title={<Trans>There is no page {page}</Trans>} action={firstPage}>
      <Plural value={pageCount} one="There is only # page." other="There are only # pages." />
    </Empty>
  )
}
