import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { clock } from '../lib/clock.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'

type Schemas = components['schemas']
export type Assessment = Schemas['LanguageAssessment']
export type AssessmentCategory = Schemas['AssessmentCategory']
export type AssessmentCreation = Schemas['AssessmentCreation']
export type AssessmentSearchResult = Schemas['AssessmentSearchResult']
export type ErrorKind = keyof Schemas['ErrorCount']
export type Percentile = Schemas['Percentile']

/** Milliseconds between two looks at an assessment that is not complete. */
export const assessmentPoll = 30_000

/** Milliseconds for which an assessment that can still change counts as fresh: none. */
const fleeting = 0

/** Milliseconds for which one that cannot change any more counts as fresh. */
const lasting = 60_000

export const assessmentsKey = ['assessments'] as const

/** Whether anything about an assessment can still change; what has failed stays as it is. */
export function isUnderWay(assessment: Assessment): boolean {
  const { completed, scoreCompleted, scoreFailed, errorCountFailed } = assessment
  if (completed || scoreFailed) return false
  return !(scoreCompleted && errorCountFailed)
}

/** One page of past assessments, the newest first; asked for again while one is under way. */
export const assessmentListQuery = (page: number) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'page', page],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/grammar-check/search', { signal, params: { query: { page } } })),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.assessments.some(isUnderWay) ? fleeting : lasting),
    refetchInterval: ({ state }) =>
      state.data?.assessments.some(isUnderWay) ? assessmentPoll : false,
  })

export type AssessmentReport = {
  /** Undefined where it is unknown, archived or somebody else's. */
  assessment: Assessment | undefined
  percentiles: Percentile[]
  categoryColors: AssessmentSearchResult['categoryColors']
  /** When the server said so, epoch milliseconds. */
  asOf: number
}

/** One assessment with what its report needs; asked for again while it is not complete. */
export const assessmentQuery = (identity: string) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'one', identity],
    queryFn: async ({ signal }): Promise<AssessmentReport> => {
      const params = { query: { identities: [identity] } }
      const found = await unwrap(client.GET('/api/grammar-check/search', { signal, params }))
      const { assessments, percentiles, categoryColors } = found
      return { assessment: assessments[0], percentiles, categoryColors, asOf: clock.now() }
    },
    refetchInterval: ({ state }) => {
      const assessment = state.data?.assessment
      return assessment && isUnderWay(assessment) ? assessmentPoll : false
    },
    staleTime: ({ state }) => {
      const assessment = state.data?.assessment
      return assessment && isUnderWay(assessment) ? fleeting : lasting
    },
    refetchIntervalInBackground: true,
  })

type Creation = { body: AssessmentCreation; idempotencyKey: string }

/** Has uploaded files assessed; the same key again begins nothing new. Rejects with a Refusal. */
export const createAssessmentsMutation = () =>
  mutationOptions({
    mutationKey: ['createLanguageAssessments'],
    mutationFn: ({ body, idempotencyKey }: Creation) =>
      unwrap(
        client.POST('/api/grammar-check/create', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    meta: { invalidates: [assessmentsKey] },
  })

/** Takes an assessment off the list for good; answers its identity and name. */
export const archiveAssessmentMutation = () =>
  mutationOptions({
    mutationKey: ['archiveLanguageAssessment'],
    mutationFn: (identity: string) =>
      unwrap(
        client.POST('/api/grammar-check/{identity}/archive', { params: { path: { identity } } }),
      ),
    meta: { invalidates: [assessmentsKey] },
  })
