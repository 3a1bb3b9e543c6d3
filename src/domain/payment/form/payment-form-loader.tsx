import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountQuery } from '../../../api/account.ts'
import { paymentQuery } from '../../../api/payment.ts'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import type { PaymentForm } from './payment-form.tsx'

type Choices = Pick<Parameters<typeof PaymentForm>[0], 'data' | 'countries'>

type Props = {
  loading: ReactNode
  children: (choices: Choices) => ReactNode
}

/** Where it fails, it claims nothing about money: the outcome of an earlier payment may be unknown. */
export function PaymentFormLoader({ loading, children }: Props) {
  const choices = useQuery(paymentQuery())
  const account = useQuery(accountQuery())
  return (
    <QueryState
      query={bothQueries(choices, account)}
      loading={loading}
      failedTitle={<Trans>The payment form could not be loaded</Trans>}
    >
      {([{ payment }, { countries }]) => children({ data: payment, countries })}
    </QueryState>
  )
}
