import { describe, expect, it } from 'vitest'
import { FileUploads } from './file-uploads.ts'
import {
  ForgottenUpload,
  pageLeft,
  type RecalledUpload,
  type ShownUpload,
  type Upload,
  type UploadTools,
} from './uploaded-file.ts'

const name = 'atlas.docx'
const file = new File(['words'], name)
const shown: ShownUpload = { sign: null, text: 'Stopped', actions: null }

type Sent = { tools: UploadTools; end: PromiseWithResolvers<{ identity: string; name: string }> }

/** A field that remembers one name; `sent` are the uploads that began. */
function open(recalled: RecalledUpload | undefined | Promise<RecalledUpload | undefined>) {
  const sent: Sent[] = []
  const send: Upload = (_, tools) => {
    const end = Promise.withResolvers<{ identity: string; name: string }>()
    sent.push({ tools, end })
    return end.promise
  }
  const upload = Object.assign(send, { recall: async () => recalled })
  const uploads = new FileUploads(
    {
      accept: ['.docx'],
      maxSize: 100,
      max: 1,
      upload,
      uploaded: [],
      remembered: [name],
      onChange: () => {},
      onStateChange: () => {},
    },
    () => {},
  )
  return { uploads, sent, entry: () => uploads.entries[0] }
}

const passed = () => new Promise((resolve) => setImmediate(resolve))

describe('a remembered name', () => {
  it('goes on with the file that the browser has kept', async () => {
    const { uploads, sent, entry } = open({ file })
    uploads.recall()
    await passed()
    expect(entry()).toMatchObject({ state: 'sending', file })
    expect(sent[0]?.tools.isRecalled).toBe(true)
    sent[0]?.end.resolve({ identity: '7', name })
    await passed()
    expect(entry()).toMatchObject({ state: 'done', uploaded: { identity: '7' } })
  })

  it('says what is known where the browser has lost the file', async () => {
    const { uploads, sent, entry } = open({ shown })
    uploads.recall()
    await passed()
    expect(entry()).toMatchObject({ state: 'remembered', shown })
    expect(sent).toEqual([])
  })

  it('stays where nothing is known', async () => {
    const { uploads, entry } = open(undefined)
    uploads.recall()
    await passed()
    expect(entry()?.state).toBe('remembered')
    expect(entry()?.shown).toBeUndefined()
  })

  it('asks for the file where the server has forgotten it', async () => {
    const { uploads, sent, entry } = open({ file })
    uploads.recall()
    await passed()
    sent[0]?.tools.show?.(shown)
    sent[0]?.end.reject(new ForgottenUpload())
    await passed()
    expect(entry()).toMatchObject({ state: 'remembered', shown: undefined })
  })

  it.each(['left', 'removed', 'replaced'])('is not sent once the row is %s', async (how) => {
    const late = Promise.withResolvers<RecalledUpload>()
    const { uploads, sent, entry } = open(late.promise)
    uploads.recall()
    const [before] = uploads.entries
    if (how === 'left') uploads.leave()
    else if (how === 'replaced') uploads.choose([new File(['x'], 'other.docx')])
    else if (before) uploads.remove(before)
    const begun = sent.length
    late.resolve({ file })
    await passed()
    expect(sent).toHaveLength(begun)
    expect(entry()?.file).not.toBe(file)
  })
})

it.each([
  ['left', pageLeft],
  ['removed', expect.any(DOMException)],
])('tells an upload that it was %s', async (how, reason) => {
  const { uploads, sent } = open(undefined)
  uploads.choose([file])
  const [entry] = uploads.entries
  if (how === 'left') uploads.leave()
  else if (entry) uploads.remove(entry)
  expect(sent[0]?.tools.signal.reason).toEqual(reason)
})

it('tells a row that it was removed', () => {
  const removed: string[] = []
  const { uploads } = open(undefined)
  const [entry] = uploads.entries
  if (entry) uploads.remove({ ...entry, shown: { ...shown, onRemove: () => removed.push(name) } })
  expect(removed).toEqual([name])
})
