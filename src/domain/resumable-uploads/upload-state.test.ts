import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextUpload,
  type UploadEvent,
  type UploadState,
  type UploadStateName,
} from './upload-state.ts'

const events: UploadEvent[] = [
  { do: 'begin', sent: 0 },
  { do: 'arrive', sent: 0.5 },
  { do: 'wait', sent: 0.5 },
  { do: 'end' },
  { do: 'break' },
  { do: 'go-on' },
  { do: 'pause' },
  { do: 'resume' },
  { do: 'lose' },
  { do: 'choose' },
  { do: 'finish' },
  { do: 'refuse', refusal: 'failed' },
]

const names: UploadStateName[] = [
  'reading',
  'sending',
  'elsewhere',
  'resumed',
  'broken',
  'paused',
  'needs-file',
  'checking',
  'done',
  'refused',
]

/** Each state leads to these by the events in their order; a dot is an event that changes nothing. */
const table: Record<UploadStateName, string> = {
  reading: 'sending . elsewhere checking broken . . . reading . . refused',
  sending: 'sending sending . checking broken . paused . reading . . refused',
  elsewhere: 'sending . elsewhere checking broken . . . reading . . refused',
  resumed: 'sending sending elsewhere checking broken . paused . reading . . refused',
  broken: '. . . . . resumed paused . . . . refused',
  paused: '. paused . . . . . resumed paused . . refused',
  'needs-file': '. . . . . . . . . reading . .',
  checking: 'sending . elsewhere . broken . . . reading . done refused',
  done: '. . . . . . . . . . . .',
  refused: '. . . . . . . . . . . .',
}

describe.each(names)('an upload that is %s', (name) => {
  it.each(events.map((event, at) => [event.do, event, table[name].split(' ')[at]] as const))(
    'meets %s',
    (_, event, next) => {
      const state = { name, sent: 0.25 }
      const after = nextUpload(state, event)
      expect(after.name).toBe(next === '.' ? name : next)
      if (next === '.') expect(after).toBe(state)
    },
  )
})

const after = (...list: UploadEvent[]) =>
  list.reduce(nextUpload, { name: 'reading', sent: 0 } satisfies UploadState)

it.each<[string, UploadEvent[], Partial<UploadState>]>([
  ['a new file is sent', [{ do: 'begin', sent: 0 }], { name: 'sending', sent: 0 }],
  [
    'a known file goes on, and says where it stopped',
    [{ do: 'begin', sent: 0.43 }],
    { name: 'resumed', sent: 0.43, stoppedAt: 0.43 },
  ],
  [
    'where it stopped stays while it is sent',
    [
      { do: 'begin', sent: 0.43 },
      { do: 'arrive', sent: 0.6 },
    ],
    { name: 'sending', sent: 0.6, stoppedAt: 0.43 },
  ],
  [
    'a break says anew where it stopped',
    [
      { do: 'begin', sent: 0.2 },
      { do: 'arrive', sent: 0.6 },
      { do: 'break' },
      { do: 'go-on' },
      { do: 'begin', sent: 0.6 },
    ],
    { name: 'resumed', sent: 0.6, stoppedAt: 0.6 },
  ],
  [
    'another file of the name begins anew',
    [{ do: 'begin', sent: 0, isOther: true }],
    { name: 'sending', sent: 0, isOther: true },
  ],
  [
    'what another tab sends is shown',
    [
      { do: 'wait', sent: 0.2 },
      { do: 'wait', sent: 0.6 },
    ],
    { name: 'elsewhere', sent: 0.6 },
  ],
  [
    'a tab that has waited goes on where the other one stopped',
    [
      { do: 'wait', sent: 0.6 },
      { do: 'begin', sent: 0.6 },
    ],
    { name: 'resumed', sent: 0.6, stoppedAt: 0.6 },
  ],
  [
    'a tab that has waited sends nothing that has arrived',
    [{ do: 'wait', sent: 0.9 }, { do: 'end' }],
    { name: 'checking', sent: 0.9 },
  ],
  [
    'what the server lost is sent again',
    [{ do: 'begin', sent: 0.4 }, { do: 'lose' }],
    { name: 'reading', sent: 0 },
  ],
  [
    'a refusal keeps how far it came',
    [
      { do: 'begin', sent: 0.4 },
      { do: 'refuse', refusal: 'damaged' },
    ],
    { name: 'refused', sent: 0.4, refusal: 'damaged' },
  ],
])('%s', (_, list, expected) => {
  expect(after(...list)).toMatchObject(expected)
})

it('never shows less than before, unless the server lost it', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const anyEvent = fc.oneof(
    share.map((sent): UploadEvent => ({ do: 'begin', sent })),
    share.map((sent): UploadEvent => ({ do: 'arrive', sent })),
    fc.constantFrom(...events.filter((event) => event.do !== 'lose')),
  )
  fc.assert(
    fc.property(fc.array(anyEvent), (list) => {
      let state: UploadState = { name: 'reading', sent: 0 }
      for (const event of list) {
        const next = nextUpload(state, event)
        expect(next.sent).toBeGreaterThanOrEqual(state.sent)
        state = next
      }
    }),
  )
})
