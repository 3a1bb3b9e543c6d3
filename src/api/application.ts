import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'
import { ApiError } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'

export type Application = components['schemas']['Application']
export type ApplicationLoad = components['schemas']['ApplicationLoad']
export type SiteLanguage = components['schemas']['Language']

/** Milliseconds for which application and user are kept. */
export const startDataFresh = 10 * 60_000

/** An answer is useless without an application, whatever its status says. */
export function withApplication(answer: Partial<ApplicationLoad>): ApplicationLoad {
  const { application, user = null } = answer
  if (!application) throw new ApiError('unreadable', 'The answer has no application.')
  return { application, user }
}

/** One try to load the application with its user. Rejects where the answer has no application. */
export const loadApplication = async (signal?: AbortSignal): Promise<ApplicationLoad> =>
  withApplication(await unwrap(client.GET('/api/researcher/load', { signal })))

/** The application; it is put here at start-up and loaded again when it is older than 10 minutes. */
export const applicationQuery = () =>
  queryOptions({
    queryKey: ['application'],
    queryFn: async ({ signal }) => (await loadApplication(signal)).application,
    staleTime: startDataFresh,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Tells the server which language the person reads; it changes the session, so it is no query. */
export const updateLanguage = (language: SiteLanguage) =>
  unwrap(client.GET('/api/researcher/update-language', { params: { query: { language } } }))
