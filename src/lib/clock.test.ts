import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Clock, clock, installClock } from './clock.ts'

function newClock(now: number) {
  const listeners = new Set<(by: number) => void>()
  const calls: string[] = []
  const made: Clock = {
    now: () => now,
    setTimeout: (_, delay) => calls.push(`timeout ${delay}`),
    clearTimeout: (id) => calls.push(`clear timeout ${id}`),
    setInterval: (_, period) => calls.push(`interval ${period}`),
    clearInterval: (id) => calls.push(`clear interval ${id}`),
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const move = (by: number) => {
    for (const listener of listeners) listener(by)
  }
  return { made, calls, move, listeners }
}

afterEach(() => {
  installClock()
  vi.useRealTimers()
})

describe('the clock in use', () => {
  test('is the browser’s own before another is installed and after it is removed', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const live = clock
    expect(live.now()).toBe(1_000_000)
    installClock(newClock(5).made)
    expect(live.now()).toBe(5)
    installClock()
    expect(live.now()).toBe(1_000_000)
  })

  test('sets and clears real timers by number', () => {
    vi.useFakeTimers({ now: 0 })
    const fired: string[] = []
    clock.setTimeout(() => fired.push('once'), 10)
    const each = clock.setInterval(() => fired.push('each'), 4)
    clock.clearTimeout(clock.setTimeout(() => fired.push('never'), 1))
    vi.advanceTimersByTime(10)
    clock.clearInterval(each)
    vi.advanceTimersByTime(10)
    expect(each).toBeTypeOf('number')
    expect(fired).toEqual(['each', 'each', 'once'])
  })

  test('passes timers to the installed clock', () => {
    const { made, calls } = newClock(0)
    installClock(made)
    clock.setTimeout(() => {}, 7)
    clock.setInterval(() => {}, 8)
    clock.clearTimeout(1)
    clock.clearInterval(2)
    expect(calls).toEqual(['timeout 7', 'interval 8', 'clear timeout 1', 'clear interval 2'])
  })

  test('reports jumps of the installed clock only', () => {
    const heard: number[] = []
    const stop = clock.onMove((by) => heard.push(by))
    const first = newClock(0)
    const second = newClock(0)
    installClock(first.made)
    first.move(1)
    installClock(second.made)
    first.move(2)
    second.move(3)
    stop()
    second.move(4)
    expect([heard, first.listeners.size]).toEqual([[1, 3], 0])
  })
})
