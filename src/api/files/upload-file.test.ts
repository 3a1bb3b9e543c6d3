import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeOut } from '../galley-client.ts'
import { uploadFile } from './upload-file.ts'

/** A request without an answer; tests trigger its events. */
class UnansweredRequest {
  static last: UnansweredRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } =
    {}
  constructor() {
    UnansweredRequest.last = this
  }
  open() {}
  send() {}
  abort() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', UnansweredRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Uploads a file that is never answered; `after` is how it ended, if it did. */
function begin() {
  let end: unknown
  uploadFile(new File(['x'], 'barley.docx')).catch((error: unknown) => {
    end = error
  })
  const { upload } = UnansweredRequest.last
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return end
  }
  return { upload, after }
}

const timedOut = { name: 'ApiError', cause: 'time-out' }

it('aborts an upload without progress', async () => {
  const { after } = begin()
  expect(await after(timeOut - 1)).toBeUndefined()
  expect(await after(1)).toMatchObject(timedOut)
})

it('allows an upload any time while it progresses', async () => {
  const { upload, after } = begin()
  for (const loaded of [1, 2, 3]) {
    expect(await after(timeOut - 1)).toBeUndefined()
    upload.onprogress?.({ loaded, total: 4 })
  }
  expect(await after(timeOut)).toMatchObject(timedOut)
})

it('aborts an upload that was sent and is not answered', async () => {
  const { upload, after } = begin()
  await after(timeOut - 1)
  upload.onload?.()
  expect(await after(timeOut - 1)).toBeUndefined()
  expect(await after(1)).toMatchObject(timedOut)
})
