import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-failure.ts'
import { type DownloadProgress, receiveFiles, type WantedFile } from './receive-files.ts'
import type { Receiving } from './receive-stream.ts'

const file = (key: string, size = 4) => ({ key, path: `Files/${key}.docx`, size })
const broken = new ApiError('status', 'Broken', 500)
const offline = new ApiError('network', 'Offline')
const signedOut = new ApiError('status', 'Signed out', 401)

async function receiveAll(
  keys: readonly string[],
  failures: Readonly<Record<string, unknown>> = {},
  signal = new AbortController().signal,
) {
  const reports: DownloadProgress[] = []
  const receive = async ({ key }: WantedFile, { onBytes }: Receiving) => {
    if (key in failures) throw failures[key]
    onBytes?.(2)
    onBytes?.(4)
    return new Blob(['text'])
  }
  const options = { receive, signal, onProgress: (one: DownloadProgress) => reports.push(one) }
  const { received, failed } = await receiveFiles(
    keys.map((key) => file(key)),
    options,
  )
  return { received: received.map(({ path }) => path), failed, reports }
}

describe('downloading several files', () => {
  it('keeps their order and reports files and bytes', async () => {
    const { received, failed, reports } = await receiveAll(['a', 'b', 'c'])
    expect(received).toEqual(['Files/a.docx', 'Files/b.docx', 'Files/c.docx'])
    expect(failed).toEqual([])
    expect(reports[0]).toEqual({ done: 0, files: 3, bytes: 0, allBytes: 12 })
    expect(reports.at(-1)).toEqual({ done: 3, files: 3, bytes: 12, allBytes: 12 })
  })

  it('keeps the others where one fails', async () => {
    const { received, failed, reports } = await receiveAll(['a', 'b', 'c'], { b: broken })
    expect(received).toEqual(['Files/a.docx', 'Files/c.docx'])
    expect(failed).toEqual([{ file: file('b'), error: broken }])
    expect(reports.at(-1)).toMatchObject({ done: 3, bytes: 12 })
  })

  it('names each that fails where all do', async () => {
    const { failed } = await receiveAll(['a', 'b'], { a: broken, b: offline })
    expect(failed.map((one) => one.file.key)).toEqual(['a', 'b'])
  })

  it.each([
    ['the network fails for all', { a: offline, b: offline }, offline],
    ['the session ends', { b: signedOut }, signedOut],
  ])('fails as a whole where %s', async (_, failures, expected) => {
    await expect(receiveAll(['a', 'b'], failures)).rejects.toBe(expected)
  })

  it('ends when it is cancelled', async () => {
    const cancel = new AbortController()
    cancel.abort(new Error('Cancelled'))
    await expect(receiveAll(['a'], { a: broken }, cancel.signal)).rejects.toThrow('Cancelled')
  })

  it('counts files where their sizes are unknown', async () => {
    const reports: DownloadProgress[] = []
    const { received } = await receiveFiles([{ key: 'a', path: 'a.pdf' }], {
      receive: async (_, { onBytes }) => {
        onBytes?.(3)
        return new Blob(['pdf'])
      },
      signal: new AbortController().signal,
      onProgress: (one) => reports.push(one),
    })
    expect(received).toHaveLength(1)
    expect(reports.at(-1)).toEqual({ done: 1, files: 1, bytes: 3, allBytes: undefined })
  })

  it('takes a file of another size for broken', async () => {
    const options = {
      receive: async () => new Blob(['short']),
      signal: new AbortController().signal,
      onProgress() {},
    }
    const { failed } = await receiveFiles([file('a', 900)], options)
    expect(failed).toMatchObject([{ file: { key: 'a' }, error: { cause: 'unreadable' } }])
  })
})
