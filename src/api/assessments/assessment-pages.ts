import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import { assessmentsKey } from '../query-keys.ts'

const loadPage = (page: number, signal: AbortSignal) =>
  unwrap(client.GET('/api/grammar-check/search', { signal, params: { query: { page } } }))

export const assessmentPagesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...assessmentsKey, 'pages'],
    queryFn: ({ signal, pageParam }) => loadPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => pagination.next,
  })

export const everyAssessmentQuery = () =>
  queryOptions({
    queryKey: [...assessmentsKey, 'every'],
    queryFn: async ({ signal }) => {
      const every: Answers['LanguageAssessment'][] = []
      for (let page: number | undefined = 1; page; ) {
        const { assessments, pagination }: Answers['AssessmentSearchResult'] = await loadPage(
          page,
          signal,
        )
        every.push(...assessments)
        page = pagination.next
      }
      return every
    },
  })
