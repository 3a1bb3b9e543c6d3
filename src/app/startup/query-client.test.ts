import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 2) })
})

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Counts the calls of a list whose window loses the focus for some milliseconds. */
async function callsAfterLookingAway(queryFn: () => Promise<string>, away: number) {
  const client = createQueryClient()
  client.mount()
  const calledQuery = vi.fn(queryFn)
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: calledQuery })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1)
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(away)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1)
  leave()
  client.unmount()
  return calledQuery.mock.calls.length
}

it.each([
  ['again after a minute', minute, 2],
  ['once within the minute', minute / 2, 1],
])('reloads a list %s when the tab gets focus again', async (_, away, calls) => {
  expect(await callsAfterLookingAway(() => Promise.resolve('orders'), away)).toBe(calls)
})

it('leaves failed queries to their retry', async () => {
  const fails = () => Promise.reject(new Error('no answer'))
  expect(await callsAfterLookingAway(fails, minute)).toBe(1)
})
