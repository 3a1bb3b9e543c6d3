import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { addFault, parseFault } from '../../backend/calls/faults.ts'
import { type NodeBackend, nodeOrigin, startNodeBackend } from './node-backend.ts'

// The client reads the server's URL when it is imported.
vi.stubEnv('VITE_API_BASE_URL', nodeOrigin)
vi.resetModules()
const calls = await import('../../../src/api/files/unfinished-uploads.ts')
const { ApiError } = await import('../../../src/api/errors/api-failure.ts')
const { PieceSender } = await import('../../../src/domain/resumable-uploads/send-pieces.ts')
const { UploadTurn } = await import('../../../src/domain/resumable-uploads/upload-turn.ts')
const { UploadProgress } = await import('../../../src/domain/resumable-uploads/upload-progress.ts')
const { fileChecksum } = await import('../../../src/domain/resumable-uploads/file-checksum.ts')
const { ForgottenUpload } = await import('../../../src/ui/form/upload/uploaded-file.ts')

let backend: NodeBackend<'new-customer'> | undefined
afterEach(() => {
  expect(backend?.defects()).toEqual([])
  backend?.stop()
  backend = undefined
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const piece = 2 ** 20
const file = new File([new Uint8Array(2 * piece).fill(1), 'the rest'], 'atlas.docx')

type Changes = Partial<ConstructorParameters<typeof PieceSender>[0]>

/** An upload whose states are noted; a break is over at once. */
async function begin(changes: Changes = {}) {
  backend ??= await startNodeBackend({ scenario: 'new-customer' })
  const progress = new UploadProgress()
  const states = [progress.get().name]
  progress.subscribe(() => {
    const { name } = progress.get()
    if (name !== states.at(-1)) states.push(name)
  })
  const received: number[] = []
  const sender = new PieceSender({
    file,
    purpose: 'manuscript',
    checksum: await fileChecksum(file),
    progress,
    signal: new AbortController().signal,
    calls,
    onUpload: (upload) => received.push(upload.received),
    awaitNetwork: async () => progress.apply({ do: 'go-on' }),
    known: async () => ({}),
    inTurn: (run) => run(),
    ...changes,
  })
  return { backend, sender, progress, states, received }
}

type Opened = Awaited<ReturnType<typeof begin>>['backend']

const sentPieces = ({ calls: log }: Opened) =>
  log
    .all()
    .filter(({ operation }) => operation === 'sendUploadPiece')
    .map(
      ({ url, fault }) =>
        `${new URL(url, nodeOrigin).searchParams.get('offset')}${fault ? '!' : ''}`,
    )

const done = { name: 'atlas.docx', status: 'success', identity: 'file-1' }

it('sends a file in pieces, and shows how far it is', async () => {
  const { backend, sender, states, received } = await begin()
  expect(await sender.send()).toEqual(done)
  expect(sentPieces(backend)).toEqual(['0', `${piece}`, `${2 * piece}`])
  expect(received).toEqual([0, piece, 2 * piece, file.size])
  expect(states).toEqual(['reading', 'sending', 'checking'])
  expect(backend.world.contents.get('file-1')?.bytes.length).toBe(file.size)
})

describe('where the connection breaks', () => {
  it.each([
    ['before it begins', 'beginUpload:network:1', ['0', `${piece}`, `${2 * piece}`]],
    [
      'before a piece arrives',
      'sendUploadPiece:network:1',
      ['0!', '0', `${piece}`, `${2 * piece}`],
    ],
    [
      'after a piece has arrived',
      'sendUploadPiece:lost-answer:1',
      ['0!', `${piece}`, `${2 * piece}`],
    ],
    ['at the end', 'finishUpload:lost-answer:1', ['0', `${piece}`, `${2 * piece}`]],
  ])('%s, it goes on where it was', async (_, fault, pieces) => {
    const { backend, sender, states } = await begin()
    addFault(backend.world, parseFault(fault))
    expect(await sender.send()).toEqual(done)
    expect(sentPieces(backend)).toEqual(pieces)
    expect(states).toContain('broken')
    expect(backend.world.files.size).toBe(1)
  })

  it('sends shorter pieces after a time-out', async () => {
    let failures = 2
    const { backend, sender } = await begin({
      calls: {
        ...calls,
        async sendUploadPiece(...request) {
          if (failures === 0) return calls.sendUploadPiece(...request)
          failures -= 1
          throw new ApiError('time-out', 'No answer.')
        },
      },
    })
    expect(await sender.send()).toEqual(done)
    expect(sentPieces(backend)).toHaveLength(9)
  })
})

it('goes on in another sender, such as after a reload', async () => {
  const control = new AbortController()
  const { sender } = await begin({
    signal: control.signal,
    onUpload: ({ received }) => {
      if (received === piece) control.abort('left')
    },
  })
  await expect(sender.send()).rejects.toBe('left')
  const again = await begin()
  expect(await again.sender.send()).toEqual(done)
  expect(sentPieces(again.backend)).toEqual(['0', `${piece}`, `${2 * piece}`])
  expect(again.states).toEqual(['reading', 'resumed', 'sending', 'checking'])
})

it('sends nothing more while it is paused', async () => {
  let pauses = 1
  const { backend, sender, progress } = await begin({
    onUpload: ({ received }) => {
      if (received !== piece || pauses === 0) return
      pauses -= 1
      progress.apply({ do: 'pause' })
    },
  })
  const end = sender.send()
  await vi.waitFor(() => expect(progress.get()).toMatchObject({ name: 'paused' }))
  expect(sentPieces(backend)).toEqual(['0'])
  progress.apply({ do: 'resume' })
  expect(await end).toEqual(done)
})

it('sends a piece again that arrived damaged, but not for ever', async () => {
  let damaged = 1
  const changed: Changes = {
    calls: {
      ...calls,
      sendUploadPiece(upload, body) {
        damaged -= 1
        return calls.sendUploadPiece(upload, damaged < 0 ? body : { ...body, checksum: '00000000' })
      },
    },
  }
  const { sender } = await begin(changed)
  expect(await sender.send()).toEqual(done)
  damaged = 99
  const { sender: other } = await begin(changed)
  await expect(other.send()).rejects.toMatchObject({ cause: 'unreadable' })
})

it('says that the whole is damaged', async () => {
  const { sender } = await begin({ checksum: '00000000' })
  expect(await sender.send()).toMatchObject({ status: 'failure', identity: null })
})

describe('an upload that the server does not know', () => {
  const gone = async () => ({ identity: 'upload-gone' })

  it('begins anew where the person has chosen the file', async () => {
    const { sender, states } = await begin({ known: gone })
    expect(await sender.send()).toEqual(done)
    expect(states).toEqual(['reading', 'sending', 'checking'])
  })

  it('is not sent where the browser had kept the file', async () => {
    const { backend, sender } = await begin({ known: gone, isRecalled: true })
    await expect(sender.send()).rejects.toBeInstanceOf(ForgottenUpload)
    expect(backend.world.uploads.size).toBe(0)
  })
})

describe('an upload of two tabs', () => {
  /** What the tabs know of it from each other. */
  function twoTabs(key: string) {
    let identity: string | undefined
    const { signal } = new AbortController()
    return (): Changes => {
      const turn = new UploadTurn(key, navigator.locks)
      const onWait = () => () => undefined
      return {
        known: async () => ({ identity }),
        inTurn: (run) => turn.take(run, { signal, onWait }),
        onUpload(upload) {
          identity = upload.identity
        },
      }
    }
  }

  it('sends each piece once, and ends both with one file', async () => {
    const tab = twoTabs('both send')
    const { backend, sender: one } = await begin(tab())
    const { sender: other, states } = await begin(tab())
    expect(await Promise.all([one.send(), other.send()])).toEqual([done, done])
    expect(sentPieces(backend)).toEqual(['0', `${piece}`, `${2 * piece}`])
    expect(states).toEqual(['reading', 'checking'])
    expect(backend.world.files.size).toBe(1)
  })

  it('goes on in the other tab while one is paused', async () => {
    const tab = twoTabs('one is paused')
    const { backend, sender: one, progress } = await begin(tab())
    const { sender: other } = await begin(tab())
    progress.subscribe(() => {
      if (progress.get().name === 'sending') progress.apply({ do: 'pause' })
    })
    const paused = one.send()
    expect(await other.send()).toEqual(done)
    expect(progress.get().name).toBe('paused')
    progress.apply({ do: 'resume' })
    expect(await paused).toEqual(done)
    expect(sentPieces(backend)).toEqual(['0', `${piece}`, `${2 * piece}`])
  })
})

it.each([503, 413])('fails where the server answers %d', async (status) => {
  const { backend, sender } = await begin()
  addFault(backend.world, parseFault(`beginUpload:${status}:1`))
  await expect(sender.send()).rejects.toMatchObject({ cause: 'status', status })
})
