import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PreflightReport } from './docx/preflight-report.ts'
import type { PreflightAnswer, PreflightRequest } from './preflight-messages.ts'
import { createPreflightReader, type ReadingWorker } from './preflight-reader.ts'

const file = new File(['text'], 'paper.docx')
const empty: PreflightReport = { kind: 'empty' }

class FakeWorker implements ReadingWorker {
  readonly requests: PreflightRequest[] = []
  isTerminated = false
  onmessage: ReadingWorker['onmessage'] = null
  onerror: ReadingWorker['onerror'] = null
  postMessage(request: PreflightRequest) {
    this.requests.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(data: PreflightAnswer) {
    this.onmessage?.(new MessageEvent('message', { data }))
  }
}

function startReader() {
  const workers: FakeWorker[] = []
  const read = createPreflightReader(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  })
  const workerAt = (index: number) => {
    const worker = workers[index]
    if (!worker) throw new Error('There is no such worker.')
    return worker
  }
  return { read, workers, workerAt }
}

const never = () => new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('starts one worker with the first file, and gives it the next', async () => {
  const { read, workers, workerAt } = startReader()
  expect(workers).toHaveLength(0)
  const first = read(file, never())
  const second = read(file, never())
  expect(workers).toHaveLength(1)
  workerAt(0).answer({ id: 2, report: empty })
  workerAt(0).answer({ id: 1, opened: true })
  expect(await first.problem).toBeUndefined()
  expect(await second.report).toEqual(empty)
  workerAt(0).answer({ id: 1, report: empty })
  expect(await first.report).toEqual(empty)
})

it.each<[PreflightReport, PreflightReport | undefined]>([
  [{ kind: 'locked' }, { kind: 'locked' }],
  [{ kind: 'damaged' }, { kind: 'damaged' }],
  [{ kind: 'unknown' }, undefined],
])('reports %o as the problem %o', async (report, expected) => {
  const { read, workerAt } = startReader()
  const { problem } = read(file, never())
  workerAt(0).answer({ id: 1, report })
  expect(await problem).toEqual(expected)
})

it('lets the upload begin after 3 seconds, and gives up after 10', async () => {
  const { read, workers, workerAt } = startReader()
  const reading = read(file, never())
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await reading.problem).toBeUndefined()
  expect(workerAt(0).isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(7_000)
  expect(await reading.report).toEqual({ kind: 'unknown' })
  expect(workerAt(0).isTerminated).toBe(true)
  read(file, never())
  expect(workers).toHaveLength(2)
})

it('cancels a removed file', async () => {
  const { read, workerAt } = startReader()
  const removal = new AbortController()
  const { report } = read(file, removal.signal)
  removal.abort()
  expect(await report).toEqual({ kind: 'unknown' })
  expect(workerAt(0).requests.at(-1)).toEqual({ do: 'cancel', id: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(workerAt(0).isTerminated).toBe(false)
})

it('says nothing where the worker cannot be loaded or started', async () => {
  const { read, workerAt } = startReader()
  const { problem, report } = read(file, never())
  workerAt(0).onerror?.(Object.assign(new Event('error'), errorParts))
  expect(await problem).toBeUndefined()
  expect(await report).toEqual({ kind: 'unknown' })
  const failing = createPreflightReader(() => {
    throw new Error('No workers here.')
  })
  expect(await failing(file, never()).report).toEqual({ kind: 'unknown' })
})

const errorParts = { message: '', filename: '', lineno: 0, colno: 0, error: undefined }
