import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { addFault, parseFault } from '../../backend/calls/faults.ts'
import { type NodeBackend, nodeOrigin, startNodeBackend } from './node-backend.ts'

// The client reads the server's URL when it is imported.
vi.stubEnv('VITE_API_BASE_URL', nodeOrigin)
vi.resetModules()
const { journalPageQuery, journalSearchQuery } = await import(
  '../../../src/api/journals/journals.ts'
)

let backend: NodeBackend<'anonymous'> | undefined
afterEach(() => {
  backend?.stop()
  backend = undefined
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function opened(fault?: string) {
  backend = await startNodeBackend({ scenario: 'anonymous' })
  if (fault) addFault(backend.world, parseFault(fault))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { backend, queries }
}

it('suggests ten journals at most, the best match first, and sends no cookie', async () => {
  const { backend, queries } = await opened()
  const found = await queries.fetchQuery(journalSearchQuery(' nature '))
  expect(found.map(({ title }) => title).slice(0, 2)).toEqual(['Nature', 'Nature Methods'])
  expect(found).toHaveLength(9)
  expect(await queries.fetchQuery(journalSearchQuery('journal'))).toHaveLength(10)
  expect(backend.calls.all()[0]?.url).toBe('/journal-metadata/journals?query=nature&rows=50')
  expect(backend.defects()).toEqual([])
})

it('finds the page of a journal by the number that the search returned', async () => {
  const { queries } = await opened()
  const [journal] = await queries.fetchQuery(journalSearchQuery('plos one'))
  const page = await queries.fetchQuery(journalPageQuery(journal?.issns[0] ?? ''))
  expect(page).toEqual({ title: 'PLOS ONE', url: 'https://journals.plos.org/plosone' })
  expect(await queries.fetchQuery(journalPageQuery('0028-0836'))).toBeNull()
})

it.each([
  ['', false],
  ['pl', false],
  [' pl ', false],
  ['plo', true],
  ['生物学', true],
])('searches for "%s": %s', (typed, enabled) => {
  expect(journalSearchQuery(typed).enabled).toBe(enabled)
})

it.each(['503', 'network', 'malformed', 'cut', 'refusal=closed'])(
  'treats %s as nothing found, and asks again',
  async (fault) => {
    const { backend, queries } = await opened(`searchJournals:${fault}:1`)
    addFault(backend.world, parseFault(`findJournalByIssn:${fault}:1`))
    expect(await queries.fetchQuery(journalSearchQuery('plos'))).toEqual([])
    expect(await queries.fetchQuery(journalPageQuery('1932-6203'))).toBeNull()
    expect(await queries.fetchQuery(journalSearchQuery('plos'))).not.toEqual([])
    expect(await queries.fetchQuery(journalPageQuery('1932-6203'))).not.toBeNull()
    expect(backend.defects()).toEqual([])
  },
)
