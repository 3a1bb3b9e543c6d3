import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { clock } from '../lib/clock.ts'
import type { Instant } from '../lib/instant.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { ApiError } from './errors/api-failure.ts'
import type { components, paths } from './generated/schema.gen.ts'
import { assessmentsKey } from './query-keys.ts'

type Schemas = components['schemas']
export type Assessment = Answers['LanguageAssessment']
export type AssessmentCategory = Schemas['AssessmentCategory']
type AssessmentCreation = Schemas['AssessmentCreation']
export type AssessmentSearchResult = Answers['AssessmentSearchResult']
export type ErrorExample = Answers['ErrorExample']
export type ErrorKind = Schemas['ErrorKind']
export type Percentile = Answers['Percentile']

/** Milliseconds between two polls of an incomplete assessment. */
const assessmentPoll = 30_000

const changingFreshness = 0

/** Milliseconds of freshness once it is final. */
const finalFreshness = 60_000

export function isInProgress(assessment: Assessment): boolean {
  const { completed, scoreCompleted, scoreFailed, errorCountFailed } = assessment
  if (completed || scoreFailed) return false
  return !(scoreCompleted && errorCountFailed)
}

type Search = NonNullable<paths['/api/grammar-check/search']['get']['parameters']['query']>

async function searchAssessments(query: Search, signal: AbortSignal) {
  const found = await unwrap(client.GET('/api/grammar-check/search', { signal, params: { query } }))
  const { assessments }: Partial<AssessmentSearchResult> = found
  if (!assessments) throw new ApiError('unreadable', 'The answer has no list of assessments.')
  return found
}

export const assessmentListQuery = (page: number) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'page', page],
    queryFn: ({ signal }) => searchAssessments({ page }, signal),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) =>
      state.data?.assessments.some(isInProgress) ? changingFreshness : finalFreshness,
    refetchInterval: ({ state }) =>
      state.data?.assessments.some(isInProgress) ? assessmentPoll : false,
  })

export type AssessmentReport = {
  /** Undefined where it is unknown, archived or another user's. */
  assessment: Assessment | undefined
  percentiles: Percentile[]
  categoryColors: AssessmentSearchResult['categoryColors']
  /** When the server answered. */
  asOf: Instant
}

export const assessmentQuery = (identity: string) =>
  queryOptions({
    queryKey: [...assessmentsKey, 'one', identity],
    queryFn: async ({ signal }): Promise<AssessmentReport> => {
      const found = await searchAssessments({ identities: [identity] }, signal)
      const { assessments, percentiles, categoryColors } = found
      return { assessment: assessments[0], percentiles, categoryColors, asOf: clock.now() }
    },
    refetchInterval: ({ state }) => {
      const assessment = state.data?.assessment
      return assessment && isInProgress(assessment) ? assessmentPoll : false
    },
    staleTime: ({ state }) => {
      const assessment = state.data?.assessment
      return assessment && isInProgress(assessment) ? changingFreshness : finalFreshness
    },
    refetchIntervalInBackground: true,
  })

type Creation = { body: AssessmentCreation; idempotencyKey: string }

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

export const archiveAssessmentMutation = () =>
  mutationOptions({
    mutationKey: ['archiveLanguageAssessment'],
    mutationFn: (identity: string) =>
      unwrap(
        client.POST('/api/grammar-check/{identity}/archive', { params: { path: { identity } } }),
      ),
    meta: { invalidates: [assessmentsKey] },
  })
