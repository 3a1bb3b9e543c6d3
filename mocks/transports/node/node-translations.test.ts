import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { type NodeBackend, nodeOrigin, startNodeBackend } from './node-backend.ts'

// The client reads the server's URL when it is imported.
vi.stubEnv('VITE_API_BASE_URL', nodeOrigin)
vi.resetModules()
const { digitalTranslationQuery } = await import('../../../src/api/digital-purchases.ts')
const { createTranslationMutation } = await import(
  '../../../src/api/digital-translation/create-translation.ts'
)

let backend: NodeBackend<'digital-translation'> | undefined
afterEach(() => {
  backend?.stop()
  backend = undefined
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function upload(name: SampleName): Promise<string> {
  const { fileName, type, bytes } = sampleManuscript(name)
  const body = new FormData()
  body.set('file', new File([bytes], fileName, { type }))
  const answer: unknown = await (
    await fetch(`${nodeOrigin}/api/file`, { method: 'POST', body })
  ).json()
  if (typeof answer !== 'object' || answer === null || !('identity' in answer)) {
    throw new Error('The file was not uploaded.')
  }
  return String(answer.identity)
}

const spanish = { language: 'spanish-to-english', sample: 'doc' } as const
const portuguese = { ...spanish, language: 'portuguese-to-english' } as const
const chinese = { ...spanish, language: 'chinese-to-english' } as const
const tooLong = { ...spanish, sample: 'english-18001' } as const

it.each([
  ['one translation', [spanish], 2],
  ['the use of another package', [chinese], 2],
  ['every use', [spanish, chinese, portuguese], 0],
  ['more than every use', [spanish, portuguese, spanish, chinese, chinese], 0],
  ['too many words', [tooLong], 3],
  ['too many words, then fewer', [tooLong, spanish, tooLong], 2],
  ['too many words, then no use left', [chinese, tooLong, chinese], 2],
] as const)('takes as many uses as the server: %s', async (_, translations, left) => {
  backend = await startNodeBackend({ scenario: 'digital-translation' })
  // Without the application's query client, nothing is loaded again after a mutation.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = digitalTranslationQuery()
  await queries.fetchQuery(query)
  const mutation = new MutationObserver(queries, createTranslationMutation())
  for (const [turn, { language, sample }] of translations.entries()) {
    const digitalTranslationFiles = [await upload(sample)]
    const body = { digitalTranslationFiles, language, type: 'translation' } as const
    const idempotencyKey = `translation-attempt-${turn}`
    await mutation.mutate({ body, idempotencyKey }).catch(() => undefined)
    const cached = queries.getQueryData(query.queryKey)
    const loaded = await new QueryClient().fetchQuery(query)
    expect(cached).toEqual(loaded)
  }
  expect(queries.getQueryData(query.queryKey)?.numberOfUsesAvailable).toBe(left)
})
