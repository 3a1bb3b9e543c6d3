import { queryOptions } from '@tanstack/react-query'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { ApiError } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'

export type Application = Answers['Application']
export type ApplicationLoad = Answers['ApplicationLoad']
export type ContractLanguage = components['schemas']['Language']

/** Milliseconds for which application and user are fresh. */
export const startDataFresh = 10 * 60_000

/** An answer without an application is useless, whatever its status. */
export function withApplication(answer: Partial<ApplicationLoad>): ApplicationLoad {
  const { application, user = null } = answer
  if (!application) throw new ApiError('unreadable', 'The answer has no application.')
  return { application, user }
}

export const loadApplication = async (signal?: AbortSignal): Promise<ApplicationLoad> =>
  withApplication(await unwrap(client.GET('/api/researcher/load', { signal })))

export const applicationQuery = () =>
  queryOptions({
    queryKey: ['application'],
    queryFn: async ({ signal }) => (await loadApplication(signal)).application,
    staleTime: startDataFresh,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Changes the session, so it is not a query. */
export const updateLanguage = (language: ContractLanguage) =>
  unwrap(client.GET('/api/researcher/update-language', { params: { query: { language } } }))
