import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { orderDraftQuery } from '../../../api/order-form/order-draft.ts'
import { isQuoteOnly } from '../../../api/order-form/order-form.ts'

type Props = {
  loading: ReactNode
  /** Where it was finished or discarded. */
  without: ReactNode
}

export function DraftSentence({ loading, without }: Props) {
  const { data: form, isPending } = useQuery(orderDraftQuery())
  if (isPending) return loading
  // The card says that it could not be loaded.
  if (form === undefined) return null
  if (form === null) return without
  if (isQuoteOnly(form)) return <Trans>Your price quote is ready.</Trans>
  return <Trans>You have an order to finish.</Trans>
}
