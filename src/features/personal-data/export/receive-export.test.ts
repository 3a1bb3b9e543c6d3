import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/errors/api-failure.ts'
import type { DownloadProgress } from '../../../api/files/receive-files.ts'
import type { ExportEntry, Listing, ListingEntry } from './export-entry.ts'
import { type ReadListing, receiveExport } from './receive-export.ts'

const broken = new ApiError('status', 'Broken', 500)
const offline = new ApiError('network', 'Offline')
const signedOut = new ApiError('status', 'Unauthorized', 401)

const entryOf = (path: string, listing: Listing): ListingEntry => ({ key: path, path, listing })
const upload = (path: string, identity: string) => ({
  path,
  content: { of: 'upload', identity } as const,
})

const account = entryOf('Account.json', { of: 'account' })
const orders = entryOf('Orders.json', { of: 'orders' })
const order = entryOf('Orders/GX7.json', { of: 'order', externalId: 'GX7' })

const listings: Readonly<Record<Listing['of'], ReadListing>> = {
  account: { data: { name: 'Amara' } },
  orders: { data: ['GX7'], listings: [order] },
  order: {
    data: { title: 'Soil' },
    contents: [upload('Orders/a.docx', 'f1'), upload('Orders/a.docx', 'f2')],
  },
  assessments: { data: [], contents: [upload('Grammar Check/b.docx', 'f3')] },
  'order-form': { data: {} },
  edits: { data: [] },
  translations: { data: [] },
}

type Failures = Readonly<Record<string, unknown>>

async function receiveAll(entries: readonly ExportEntry[], failures: Failures = {}) {
  const { signal } = new AbortController()
  const requested: string[] = []
  const reports: DownloadProgress[] = []
  const { received, failed } = await receiveExport(entries, {
    signal,
    onProgress: (progress) => reports.push(progress),
    load: async ({ of }) => {
      requested.push(of)
      if (failures[of]) throw failures[of]
      return listings[of]
    },
    receive: async ({ content }) => {
      const name = 'identity' in content ? content.identity : content.key
      requested.push(name)
      if (failures[name]) throw failures[name]
      return new Blob([name])
    },
  })
  const contents = await Promise.all(received.map(({ content }) => content.text()))
  return {
    requested,
    reports,
    failed,
    received: received.map(({ path }, index) => [path, contents[index]]),
  }
}

describe('receiveExport', () => {
  it('keeps listings as JSON, then one file after another under paths of their own', async () => {
    const { received, failed, requested, reports } = await receiveAll([account, orders])
    expect(received).toEqual([
      ['Account.json', '{\n  "name": "Amara"\n}'],
      ['Orders.json', '[\n  "GX7"\n]'],
      ['Orders/GX7.json', '{\n  "title": "Soil"\n}'],
      ['Orders/a.docx', 'f1'],
      ['Orders/a (2).docx', 'f2'],
    ])
    expect(failed).toEqual([])
    expect(requested).toEqual(['account', 'orders', 'order', 'f1', 'f2'])
    expect(reports.at(-1)).toMatchObject({ done: 2, files: 2 })
  })

  it.each([
    ['a file', { f1: broken }, ['Orders/a.docx'], 4],
    ['an order', { order: broken }, ['Orders/GX7.json'], 2],
    ['all orders', { orders: broken }, ['Orders.json'], 1],
    ['all orders by the network', { orders: offline }, ['Orders.json'], 1],
  ])('names %s that fails and keeps the rest', async (_, failures, paths, kept) => {
    const { received, failed } = await receiveAll([account, orders], failures)
    expect(failed.map(({ file }) => file.path)).toEqual(paths)
    expect(received).toHaveLength(kept)
  })

  it('asks again only for what was lost', async () => {
    const { failed } = await receiveAll([account, orders], { f2: broken })
    const again = await receiveAll(failed.map(({ file }) => file))
    expect(again.requested).toEqual(['f2'])
    expect(again.received).toEqual([['Orders/a (2).docx', 'f2']])
  })

  it('reads a lost listing again with its files', async () => {
    const { failed } = await receiveAll([account, orders], { order: broken })
    const again = await receiveAll(failed.map(({ file }) => file))
    expect(again.requested).toEqual(['order', 'f1', 'f2'])
  })

  it.each([
    ['nothing arrives', [account], { account: offline }, offline],
    ['the session ends', [account, orders], { orders: signedOut }, signedOut],
    ['the session ends with a file', [orders], { f2: signedOut }, signedOut],
  ])('fails as a whole where %s', async (_, entries, failures, expected) => {
    await expect(receiveAll(entries, failures)).rejects.toBe(expected)
  })

  it('ends when it is cancelled', async () => {
    const cancel = new AbortController()
    const receiving = receiveExport([account, orders], {
      signal: cancel.signal,
      onProgress() {},
      load: () => {
        cancel.abort(new Error('Cancelled'))
        return new Promise<ReadListing>(() => {})
      },
      receive: async () => new Blob(),
    })
    await expect(receiving).rejects.toThrow('Cancelled')
  })
})
