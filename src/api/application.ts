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

/** No page can be drawn without an application, its links and its features, whatever the status. */
export function withApplication(answer: Partial<ApplicationLoad>): ApplicationLoad {
  const { application, user = null } = answer
  const parts: Partial<Application> = application ?? {}
  const config: Partial<Application['config']> = parts.config ?? {}
  if (!application || !parts.features || !config.links) {
    throw new ApiError('unreadable', 'The answer has no whole application.')
  }
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
