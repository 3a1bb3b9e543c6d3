export type UploadStateName =
  /** The page computes the checksum, and the server says what it has. */
  | 'reading'
  | 'sending'
  | 'elsewhere'
  /** Goes on where it stopped; the next piece is on its way. */
  | 'resumed'
  /** Waits for the network. */
  | 'broken'
  | 'paused'
  /** The browser no longer has the file. */
  | 'needs-file'
  /** All bytes are there, and the server checks them. */
  | 'checking'
  | 'done'
  | 'refused'

/** `damaged`: the whole has another checksum. */
type UploadRefusal = 'damaged' | 'failed'

export type UploadState = {
  name: UploadStateName
  /** From 0 to 1; falls only if the server lost what it had. */
  sent: number
  /** The share at which it stopped before it went on. */
  stoppedAt?: number | undefined
  /** Another file of this name was under way. */
  isOther?: boolean | undefined
  refusal?: UploadRefusal | undefined
}

export type UploadEvent =
  | { do: 'begin'; sent: number; isOther?: boolean }
  | { do: 'arrive'; sent: number }
  /** `sent`: what another tab has sent. */
  | { do: 'wait'; sent: number }
  | { do: 'end' }
  | { do: 'break' }
  | { do: 'go-on' }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'lose' }
  | { do: 'choose' }
  | { do: 'finish' }
  | { do: 'refuse'; refusal: UploadRefusal }

type Transitions = Partial<Record<UploadEvent['do'], UploadStateName>>

const underWay: Transitions = {
  begin: 'sending',
  arrive: 'sending',
  end: 'checking',
  break: 'broken',
  pause: 'paused',
  lose: 'reading',
  refuse: 'refused',
}

const transitions: Record<UploadStateName, Transitions> = {
  reading: {
    begin: 'sending',
    wait: 'elsewhere',
    end: 'checking',
    break: 'broken',
    lose: 'reading',
    refuse: 'refused',
  },
  sending: underWay,
  elsewhere: {
    begin: 'sending',
    wait: 'elsewhere',
    end: 'checking',
    break: 'broken',
    lose: 'reading',
    refuse: 'refused',
  },
  resumed: { ...underWay, wait: 'elsewhere' },
  broken: { 'go-on': 'resumed', pause: 'paused', refuse: 'refused' },
  // A piece that was on its way may still arrive.
  paused: { arrive: 'paused', resume: 'resumed', lose: 'paused', refuse: 'refused' },
  'needs-file': { choose: 'reading' },
  checking: {
    begin: 'sending',
    wait: 'elsewhere',
    finish: 'done',
    break: 'broken',
    lose: 'reading',
    refuse: 'refused',
  },
  done: {},
  refused: {},
}

export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  const name = transitions[state.name][event.do]
  if (!name) return state
  switch (event.do) {
    case 'lose':
      return { name, sent: 0 }
    case 'arrive':
    case 'wait':
      return { ...state, name, sent: Math.max(state.sent, event.sent) }
    case 'begin': {
      const sent = Math.max(state.sent, event.sent)
      const goesOn = event.sent > 0
      const stoppedAt = goesOn ? (state.stoppedAt ?? sent) : undefined
      return { name: goesOn ? 'resumed' : name, sent, stoppedAt, isOther: event.isOther }
    }
    case 'go-on':
    case 'resume':
      return { ...state, name, stoppedAt: state.sent > 0 ? state.sent : undefined }
    case 'refuse':
      return { ...state, name, refusal: event.refusal }
    default:
      return { ...state, name }
  }
}
