import { clock, type TimerId } from '../../../lib/clock.ts'
import type { PreflightReport } from './docx/preflight-report.ts'
import type { PreflightAnswer, PreflightRequest } from './preflight-messages.ts'

export type ReadingWorker = {
  postMessage: (request: PreflightRequest) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<PreflightAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export type PreflightReading = {
  /** Early: undefined once the file proves to be a readable .docx, or where that takes too long. */
  problem: Promise<PreflightReport | undefined>
  report: Promise<PreflightReport>
}

type Job = {
  opened: (problem?: PreflightReport) => void
  finish: (report: PreflightReport) => void
  timers: TimerId[]
}

/** Milliseconds until an upload no longer waits, and until reading is given up. */
const patience = { upload: 3_000, reading: 10_000 }
const unknown: PreflightReport = { kind: 'unknown' }

/** Reads files in one worker, started with the first file. Never rejects. */
export function createPreflightReader(startWorker: () => ReadingWorker) {
  const jobs = new Map<number, Job>()
  let worker: ReadingWorker | undefined
  let lastId = 0

  function settle(id: number, report: PreflightReport) {
    const job = jobs.get(id)
    if (!job) return
    jobs.delete(id)
    for (const timer of job.timers) clock.clearTimeout(timer)
    job.opened(report.kind === 'read' || report.kind === 'unknown' ? undefined : report)
    job.finish(report)
  }

  /** The next file gets a new worker. */
  function giveUp() {
    worker?.terminate()
    worker = undefined
    for (const id of [...jobs.keys()]) settle(id, unknown)
  }

  function start(): ReadingWorker {
    const started = startWorker()
    started.onmessage = ({ data }) => {
      if ('report' in data) settle(data.id, data.report)
      else jobs.get(data.id)?.opened()
    }
    started.onerror = (event) => {
      event.preventDefault()
      giveUp()
    }
    return started
  }

  return function read(file: File, signal: AbortSignal): PreflightReading {
    lastId += 1
    const id = lastId
    const problem = Promise.withResolvers<PreflightReport | undefined>()
    const report = Promise.withResolvers<PreflightReport>()
    const timers = [
      clock.setTimeout(() => problem.resolve(undefined), patience.upload),
      clock.setTimeout(giveUp, patience.reading),
    ]
    jobs.set(id, { opened: problem.resolve, finish: report.resolve, timers })
    signal.addEventListener('abort', () => {
      if (!jobs.has(id)) return
      worker?.postMessage({ do: 'cancel', id })
      settle(id, unknown)
    })
    try {
      worker ??= start()
      worker.postMessage({ do: 'read', id, file })
    } catch {
      giveUp()
    }
    return { problem: problem.promise, report: report.promise }
  }
}
