import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryFunctionContext,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import { clock } from '../lib/clock.ts'
import type { WithUnlisted } from '../lib/unlisted.ts'
import type { Answers } from './answer-types.ts'
import { ApiError } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'
import { changesNoQuery } from './invalidates-nothing.ts'
import { digitalPurchasesKey } from './query-keys.ts'
import { type FileAnswer, FileArchived, receiveDigitalFile } from './receive-digital-file.ts'

type Schemas = components['schemas']
export type DigitalFileStatus = Schemas['DigitalStatus']

export type DigitalFile = {
  identity: string
  file: Answers['DigitalFile']
  status: WithUnlisted<DigitalFileStatus>
  createdAt: string
}

/** Of a list; empty terms are left out of the call. */
export type FileListTerms = {
  page: number
  status: readonly DigitalFileStatus[]
  /** Empty: the newest first. */
  sort: 'oldest' | ''
}

export const noFileTerms: FileListTerms = { page: 1, status: [], sort: '' }

type Found<File> = { results: File[]; pagination: Answers['Pagination'] }
type Wanted =
  | { page: number; status?: DigitalFileStatus[]; sort?: 'oldest' }
  | { identities: string[] }

/** Milliseconds between two looks at files that are being processed. */
const filePoll = 30_000

/** Milliseconds of freshness once nothing can change by itself. */
const finalFreshness = 60_000

export const isProcessing = ({ status }: Pick<DigitalFile, 'status'>): boolean =>
  status === 'processing'

type FileDownload = { identity: string; savedAs: string; signal: AbortSignal }

type Calls<File> = {
  search: (wanted: Wanted, signal: AbortSignal) => Promise<Found<File>>
  archive: (identity: string) => Promise<object>
  /** Without a time-out, its body read as a blob. */
  download: (identity: string, signal: AbortSignal) => FileAnswer
}

type Search<File> = (
  wanted: Wanted,
) => (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Found<File> & { asOf: number }>

function listQueries<File extends DigitalFile>(key: readonly [string], search: Search<File>) {
  return {
    pageQuery: ({ page, status, sort }: FileListTerms) =>
      queryOptions({
        queryKey: [...key, 'page', page, sort, ...status],
        queryFn: search({
          page,
          ...(status.length > 0 && { status: [...status] }),
          ...(sort && { sort }),
        }),
        placeholderData: keepPreviousData,
        staleTime: ({ state }) => (state.data?.results.some(isProcessing) ? 0 : finalFreshness),
      }),
    pagesQuery: () =>
      infiniteQueryOptions({
        queryKey: [...key, 'pages'],
        queryFn: ({ signal, pageParam: page }) => search({ page })({ signal }),
        initialPageParam: 1,
        getNextPageParam: ({ pagination }) => pagination.next,
      }),
    filesQuery: (identities: readonly string[]) =>
      queryOptions({
        queryKey: [...key, 'files', ...identities],
        queryFn: search({ identities: [...identities] }),
        staleTime: ({ state }) => (state.data?.results.some(isProcessing) ? 0 : finalFreshness),
        refetchInterval: ({ state }) =>
          state.data && !state.data.results.some(isProcessing) ? false : filePoll,
        refetchIntervalInBackground: true,
      }),
  }
}

export function digitalFileOptions<File extends DigitalFile>(product: string, calls: Calls<File>) {
  const key = [product] as const
  const search: Search<File> =
    (wanted) =>
    async ({ signal }) => {
      const found = await calls.search(wanted, signal)
      const { results }: Partial<Found<File>> = found
      if (!results) throw new ApiError('unreadable', 'The answer has no list of files.')
      // `asOf` is when the server answered.
      return { ...found, asOf: clock.now() }
    }
  const archivedKey = (identity: string) => [...key, 'archived', identity]
  const receive = (identity: string, signal: AbortSignal) =>
    receiveDigitalFile(calls.download(identity, signal))
  return {
    key,
    /** Rejects with `FileArchived` where it is archived. */
    receive,
    ...listQueries(key, search),
    /** Rejects with `FileArchived` where it is archived. A finished file never changes. */
    contentQuery: (identity: string) =>
      queryOptions({
        queryKey: [...key, 'content', identity],
        queryFn: async ({ client, signal }) => {
          try {
            return await receive(identity, signal)
          } catch (error) {
            if (error instanceof FileArchived) client.setQueryData(archivedKey(identity), true)
            throw error
          }
        },
        staleTime: Number.POSITIVE_INFINITY,
      }),
    archivedQuery: (identity: string) =>
      queryOptions<boolean>({
        queryKey: archivedKey(identity),
        queryFn: skipToken,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    archiveMutation: () =>
      mutationOptions({
        mutationKey: [product, 'archive'],
        mutationFn: calls.archive,
        meta: { invalidates: [[...key], digitalPurchasesKey] },
      }),
    downloadMutation: () =>
      mutationOptions({
        mutationKey: [product, 'download'],
        mutationFn: async ({ identity, savedAs, signal }: FileDownload) =>
          new File([await receive(identity, signal)], savedAs),
        meta: { invalidates: changesNoQuery },
      }),
  }
}

export type DigitalFileOptions<File extends DigitalFile> = ReturnType<
  typeof digitalFileOptions<File>
>
