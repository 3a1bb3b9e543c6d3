import { environmentManager, isServer, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DocumentDetails, documentDetailsQuery } from './order-form-queries.ts'

const pending: DocumentDetails = {
  documentDetailsReceived: false,
  manuscriptLanguageId: null,
  wordCount: null,
}
const received = { documentDetailsReceived: true, manuscriptLanguageId: 1, wordCount: 5_200 }

describe('documentDetailsQuery', () => {
  // TanStack Query polls in browsers only.
  beforeEach(() => {
    environmentManager.setIsServer(() => false)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    environmentManager.setIsServer(() => isServer)
  })

  it.each<[string, number, (poll: number) => DocumentDetails | Error]>([
    ['files that are never read', 5, () => pending],
    ['failures alone', 5, () => new Error('no answer')],
    ['failures and answers in turn', 5, (poll) => (poll % 2 ? new Error('no answer') : pending)],
    ['files that are read at the third poll', 3, (poll) => (poll < 3 ? pending : received)],
    ['files that are read after a failure', 2, (poll) => (poll < 2 ? new Error('') : received)],
  ])('ends with %s after %i polls', async (_name, expected, answer) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    let polls = 0
    const observer = new QueryObserver(queryClient, {
      ...documentDetailsQuery('form-1', ['file-1']),
      queryFn: () => {
        polls += 1
        const answered = answer(polls)
        return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered)
      },
    })
    const stop = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync((expected - 1) * 1_000)
    expect(polls).toBe(expected)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(polls).toBe(expected)
    stop()
  })
})
