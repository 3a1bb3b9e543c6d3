import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'
import { alreadyCached } from './invalidates-nothing.ts'
import { ordersKey } from './orders.ts'

export type SavedResponse = Answers['ReviewerResponse']
type ResponseChange = components['schemas']['ReviewerResponseChange']

/** Always asked anew: another device may have written meanwhile. */
export const reviewerResponseQuery = (externalId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'reviewer-response', externalId],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/order/{externalId}/reviewer-response', {
          signal,
          params: { path: { externalId } },
        }),
      ),
    staleTime: 0,
    meta: { quiet: true },
  })

type Saving = {
  externalId: string
  change: ResponseChange
  /** Sent even if the page is closed. */
  isLast: boolean
}

export const saveReviewerResponseMutation = () =>
  mutationOptions({
    mutationKey: ['saveReviewerResponse'],
    mutationFn: ({ externalId, change, isLast }: Saving) =>
      unwrap(
        client.PUT('/api/order/{externalId}/reviewer-response', {
          params: { path: { externalId } },
          body: change,
          keepalive: isLast,
        }),
      ),
    onSuccess: (saved, { externalId, change }, _result, { client: queries }) => {
      const { queryKey } = reviewerResponseQuery(externalId)
      queries.setQueryData(queryKey, { ...change, ...saved })
    },
    meta: { invalidates: alreadyCached, quiet: true },
  })
