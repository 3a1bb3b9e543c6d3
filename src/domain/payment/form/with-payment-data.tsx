import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountQuery } from '../../../api/account.ts'
import { type PaymentData, paymentQuery } from '../../../api/payment.ts'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import type { Country } from '../../countries/country-choices.ts'
import { methodFormsQuery } from '../methods/method-forms.ts'

export type LoadedPaymentData = { data: PaymentData; countries: readonly Country[] }

type Props = {
  /** A skeleton. */
  loading: ReactNode
  children: (loaded: LoadedPaymentData) => ReactNode
}

/**
 * Loads what every payment form needs. A failure claims nothing about money: the outcome of an earlier payment may be
 * unknown.
 */
export function WithPaymentData({ loading, children }: Props) {
  const choices = useQuery(paymentQuery())
  const account = useQuery(accountQuery())
  const forms = useQuery(methodFormsQuery())
  return (
    <QueryState
      query={bothQueries(bothQueries(choices, account), forms)}
      loading={loading}
      failedTitle={<Trans>The payment form could not be loaded</Trans>}
    >
      {([[{ payment }, { countries }]]) => children({ data: payment, countries })}
    </QueryState>
  )
}
