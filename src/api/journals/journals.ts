import { queryOptions } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { apiBase, unwrap } from '../client.ts'
import { fetchInTime } from '../galley-client.ts'
import type { paths as DirectoryPaths } from '../generated/journal-directory.gen.ts'
import type { paths as MetadataPaths } from '../generated/journal-metadata.gen.ts'
import { rankJournals } from './rank-journals.ts'

/** A journal without ISSN cannot be looked up in a directory. */
type Journal = { title: string; issns: string[] }
type JournalPage = { title: string; url: string }

/** Characters of a search; the longest is that of the contract. */
const searched = { min: 3, max: 255 } as const

/** More than are shown, since the services rank differently. */
const rows = 50

/** Milliseconds. */
const freshness = 3_600_000

const metadata = createClient<MetadataPaths>({
  baseUrl: import.meta.env.VITE_JOURNAL_METADATA_URL ?? `${apiBase}/journal-metadata`,
  credentials: 'omit',
  fetch: fetchInTime,
})

const directory = createClient<DirectoryPaths>({
  baseUrl: import.meta.env.VITE_JOURNAL_DIRECTORY_URL ?? `${apiBase}/journal-directory`,
  credentials: 'omit',
  fetch: fetchInTime,
})

/** The lookup is optional, so a failure counts as nothing found. */
async function orEmpty<Found>(look: () => Promise<Found>, empty: Found): Promise<Found> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return empty
  }
}

const journalsKey = ['journals'] as const

export function canSearchJournals(typed: string): boolean {
  const { length } = [...typed.trim()]
  return length >= searched.min && length <= searched.max
}

export const journalSearchQuery = (typed: string) => {
  const searchText = typed.trim()
  return queryOptions({
    queryKey: [...journalsKey, 'search', searchText],
    enabled: canSearchJournals(searchText),
    queryFn: ({ signal }) =>
      orEmpty<Journal[]>(async () => {
        const query = { query: searchText, rows }
        const { message } = await unwrap(metadata.GET('/journals', { signal, params: { query } }))
        const found = message.items.map(({ title, ISSN }) => ({ title, issns: ISSN ?? [] }))
        return rankJournals(found, searchText)
      }, []),
    // An empty result may be a failure, so it is fetched again.
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? freshness : 0),
  })
}

export const journalPageQuery = (issn: string) =>
  queryOptions({
    queryKey: [...journalsKey, 'page', issn],
    queryFn: ({ signal }) =>
      orEmpty<JournalPage | null>(async () => {
        const path = { issn }
        const found = await unwrap(
          directory.GET('/search/journals/{issn}', { signal, params: { path } }),
        )
        const { title, ref } = found.results[0]?.bibjson ?? {}
        return title && ref?.journal ? { title, url: ref.journal } : null
      }, null),
    staleTime: ({ state }) => (state.data ? freshness : 0),
  })
