import { queryOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import { assessmentsKey } from '../query-keys.ts'

export type AssessmentError = Answers['AssessmentError']

/** Milliseconds: final, unless it is archived. */
const freshness = 60_000

/** Those of some identities that still exist. */
export const someAssessmentsQuery = (identities: string[]) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'some', identities],
    queryFn: async ({ signal }) => {
      const params = { query: { identities } }
      const { assessments } = await unwrap(
        client.GET('/api/grammar-check/search', { signal, params }),
      )
      return assessments
    },
    staleTime: freshness,
  })

export const assessmentErrorsQuery = (identity: string) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'errors', identity],
    queryFn: async ({ signal }) => {
      const params = { path: { identity } }
      const { errors } = await unwrap(
        client.GET('/api/grammar-check/{identity}/errors', { signal, params }),
      )
      return errors
    },
    staleTime: freshness,
  })
