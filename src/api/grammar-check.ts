import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { client, take } from './client.ts'
import type { components } from './schema.gen.ts'

type Schemas = components['schemas']
export type Assessment = Schemas['LanguageAssessment']
export type AssessmentCategory = Schemas['AssessmentCategory']
export type AssessmentCreation = Schemas['AssessmentCreation']
export type AssessmentSearchResult = Schemas['AssessmentSearchResult']
export type ErrorKind = keyof Schemas['ErrorCount']
export type Percentile = Schemas['Percentile']

/** Milliseconds between two looks at an assessment that is not complete. */
export const assessmentPoll = 30_000

export const assessmentsKey = ['assessments'] as const

/** One page of past assessments, the newest first. */
export const assessmentListQuery = (page: number) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'page', page],
    queryFn: ({ signal }) =>
      take(client.GET('/api/grammar-check/search', { signal, params: { query: { page } } })),
    placeholderData: keepPreviousData,
  })

export type AssessmentReport = {
  /** Undefined where it is unknown, archived or somebody else's. */
  assessment: Assessment | undefined
  percentiles: Percentile[]
  categoryColors: AssessmentSearchResult['categoryColors']
}

/** One assessment with what its report needs; asked for again while it is not complete. */
export const assessmentQuery = (identity: string) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'one', identity],
    queryFn: async ({ signal }): Promise<AssessmentReport> => {
      const params = { query: { identities: [identity] } }
      const found = await take(client.GET('/api/grammar-check/search', { signal, params }))
      const { assessments, percentiles, categoryColors } = found
      return { assessment: assessments[0], percentiles, categoryColors }
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data?.assessment) ? assessmentPoll : false),
    refetchIntervalInBackground: true,
  })

/** Whether anything about an assessment can still change. */
export function isUnderWay(assessment: Assessment | undefined): boolean {
  if (!assessment) return false
  return assessment.scoreProcessing || assessment.errorCountProcessing
}

type Creation = { body: AssessmentCreation; idempotencyKey: string }

export const createAssessmentsMutation = () =>
  mutationOptions({
    mutationKey: ['createLanguageAssessments'],
    mutationFn: ({ body, idempotencyKey }: Creation) =>
      take(
        client.POST('/api/grammar-check/create', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    meta: { makesStale: [assessmentsKey] },
  })

export const archiveAssessmentMutation = () =>
  mutationOptions({
    mutationKey: ['archiveLanguageAssessment'],
    mutationFn: (identity: string) =>
      take(
        client.POST('/api/grammar-check/{identity}/archive', { params: { path: { identity } } }),
      ),
    meta: { makesStale: [assessmentsKey] },
  })
