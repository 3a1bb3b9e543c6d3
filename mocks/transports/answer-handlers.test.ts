import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerHandlers, unansweredFor } from './answer-handlers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ends a call that gets no answer before Chromium stops the service worker', async () => {
  const silence = { response: new Response(), delay: 0, withheld: 'never' as const }
  const handlers = answerHandlers(async () => silence)
  const onEnd = vi.fn()
  const call = getResponse(handlers, new Request('http://galley.test/api/order/search'))
  void call.then(onEnd)
  await vi.advanceTimersByTimeAsync(unansweredFor - 1)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await call)?.type).toBe('error')
  expect(unansweredFor).toBeLessThan(5 * 60_000)
})
