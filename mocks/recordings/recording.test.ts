import { describe, expect, it } from 'vitest'
import { keptRecording, keptRecordings } from './kept-recordings.ts'
import { parseRecording } from './recording.ts'

const call = {
  operation: 'loadUser',
  path: {},
  query: {},
  sent: null,
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: { user: null },
}

const recording = { version: 1, world: 'scenario=china', calls: [call], violations: [] }

const fileWith = (changes: object) => JSON.stringify({ ...recording, ...changes })

describe('a recording file', () => {
  it('is read as it was written', () => {
    expect(parseRecording(fileWith({}))).toEqual(recording)
  })

  it.each([
    ['no JSON', 'HAR', 'This is no recording: the file is no JSON.'],
    ['a saved world', '{"format": 12}', 'This is no recording: it has no list of calls.'],
    [
      'another version',
      fileWith({ version: 7 }),
      'has version 7, and this project reads version 1.',
    ],
    ['no world', fileWith({ world: undefined }), 'names no world beside it.'],
    [
      'an operation of another contract',
      fileWith({ calls: [{ ...call, operation: 'loadMoon' }] }),
      'Call 1 of the recording names the operation "loadMoon"',
    ],
    [
      'no status',
      fileWith({ calls: [{ ...call, status: 'ok' }] }),
      'Call 1 of the recording (loadUser) lacks',
    ],
    ['no parameters', fileWith({ calls: [call, { ...call, path: 3 }] }), 'Call 2 of the recording'],
  ])('with %s is refused in a sentence', (_, text, message) => {
    expect(() => parseRecording(text)).toThrow(message)
  })

  it.each([...keptRecordings])('%s is kept whole', async (name) => {
    const kept = await keptRecording(name)
    expect(kept?.calls).not.toEqual([])
  })
})

it('knows no recording of another name', async () => {
  expect(await keptRecording('constructor')).toBeUndefined()
})
