import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../../src/api/client.ts'

export const getReferralTotalCreditsQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'getReferralTotalCredits'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/referral-rewards/total-credits', { signal })),
  })
