import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logInMutation } from './log-in.ts'
import { resetPasswordMutation } from './password-calls.ts'
import { registerMutation } from './register-account.ts'

const secret = { email: 'helen.marsh@example.edu', password: 'a secret of hers' }

/** Starts the mutation, which waits for its answer until `end`. */
function begin({ gcTime }: { gcTime?: number }) {
  const queryClient = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<void>()
  const observer = new MutationObserver(queryClient, {
    mutationFn: (_: typeof secret) => promise,
    gcTime,
  })
  const stopLooking = observer.subscribe(() => undefined)
  const ended = observer.mutate(secret)
  const end = async () => {
    resolve()
    await ended
  }
  return { stopLooking, end, mutationCount: () => queryClient.getMutationCache().getAll().length }
}

describe.each([
  ['sign-in', logInMutation()],
  ['registration', registerMutation()],
  ['new password', resetPasswordMutation()],
])('the password of a %s', (_, options) => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    // First, or the spy on the timer would stay for the tests of other files.
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is removed soon after the answer', async () => {
    const { stopLooking, end, mutationCount } = begin(options)
    stopLooking()
    await end()
    vi.advanceTimersByTime(2_000)
    expect(mutationCount()).toBe(0)
  })

  it('is checked once a second at most while there is no answer and no observer', async () => {
    const { stopLooking, end, mutationCount } = begin(options)
    stopLooking()
    const setTimeout = vi.spyOn(globalThis, 'setTimeout')
    vi.advanceTimersByTime(10_000)
    expect(mutationCount()).toBe(1)
    expect(setTimeout.mock.calls.length).toBeLessThanOrEqual(11)
    await end()
  })
})
