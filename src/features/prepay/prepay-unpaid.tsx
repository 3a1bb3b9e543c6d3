import { skipToken, useQuery } from '@tanstack/react-query'
import { paymentStatusQuery } from '../../api/payment.ts'
import { UnpaidNotice } from '../../domain/payment/attempt/unpaid-notice.tsx'

type Props = {
  receipt: string | undefined
}

export function PrepayUnpaid({ receipt }: Props) {
  const query = paymentStatusQuery(receipt ?? '')
  const { data, isLoading } = useQuery({
    ...query,
    queryFn: receipt === undefined ? skipToken : query.queryFn,
  })
  if (isLoading || data?.status === 'approved') return null
  return <UnpaidNotice payment={data ?? 'failed'} />
}
