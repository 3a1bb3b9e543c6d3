import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountQuery, userQuery } from '../../../api/account.ts'
import { paymentQuery } from '../../../api/payment.ts'
import { bothQueries, QueryState } from '../../../ui/states/query-state.tsx'
import { methodFormsQuery } from '../choices/method-forms.ts'
import { type LoadedPaymentData, PaymentDataContext } from '../payment-data-context.ts'

type Props = Pick<LoadedPaymentData, 'application' | 'user'> & {
  loading: ReactNode
  children: ReactNode
}

/** A failure claims nothing about money: the outcome of an earlier payment may be unknown. */
export function WithPaymentData({ application, user, loading, children }: Props) {
  const choices = useQuery(paymentQuery())
  const account = useQuery(accountQuery())
  const forms = useQuery(methodFormsQuery())
  // The person may choose a currency on the page.
  const current = useQuery({ ...userQuery(), enabled: false }).data ?? user
  return (
    <QueryState
      query={bothQueries(bothQueries(choices, account), forms)}
      loading={loading}
      failedTitle={<Trans>The payment form could not be loaded</Trans>}
    >
      {([[{ payment: data }, { countries }]]) => (
        <PaymentDataContext value={{ application, user: current, data, countries }}>
          {children}
        </PaymentDataContext>
      )}
    </QueryState>
  )
}
