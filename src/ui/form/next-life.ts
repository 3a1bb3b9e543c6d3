import type { FormCommand, FormEvent, FormEventType, FormLife, FormStage } from './form-life.ts'

type Transition = { life: FormLife; commands: readonly FormCommand[] }

type Handlers = {
  [Type in FormEventType]?: (life: FormLife, event: FormEvent<Type>) => Transition
}

const keep: FormCommand = { do: 'keep' }
const reset: FormCommand = { do: 'reset' }
const leaveDraft: FormCommand = { do: 'leave-draft' }
const discardDraft: FormCommand = { do: 'close-draft', end: 'discarded' }
const release: FormCommand = { do: 'release' }

function to(life: FormLife, change: Partial<FormLife>, ...commands: FormCommand[]): Transition {
  return { life: { ...life, ...change }, commands }
}

const openStage = (isTouched: boolean): FormStage => (isTouched ? 'edited' : 'pristine')

const cleared = ({ resets }: FormLife) => ({
  isTouched: false,
  isRestored: false,
  problem: undefined,
  resets: resets + 1,
})

function ended(life: FormLife, event: FormEvent<'ended'>, ...first: FormCommand[]): Transition {
  if (event.isFollowed) return to(life, { stage: 'ended' }, ...first, leaveDraft, { do: 'follow' })
  const tell: FormCommand = { do: 'tell-end', end: event.end }
  return to(life, { ...cleared(life), stage: 'ended' }, ...first, leaveDraft, reset, tell)
}

function failed(life: FormLife, event: FormEvent<'failed'>, ...first: FormCommand[]): Transition {
  const { failure, names } = event
  const problem = { names, text: failure.text, help: failure.help }
  const show: FormCommand = { do: 'show-failure', failure }
  return to(life, { stage: failure.outcome, problem }, ...first, keep, show, release)
}

const freed = (life: FormLife) => to(life, { stage: openStage(life.isTouched) }, release)

const idle: Handlers = {
  changed: (life, { isTouched }) => to(life, { stage: openStage(isTouched), isTouched }, keep),
  submitted: (life) => to(life, { stage: 'checking' }, { do: 'check' }),
  ended: (life, event) => ended(life, event),
  returned: (life) => to(life, { ...cleared(life), stage: 'ended' }, leaveDraft, reset),
  discarded: (life) => to(life, { ...cleared(life), stage: 'pristine' }, discardDraft, reset),
  settled: (life) => to(life, { problem: undefined }),
}

const troubled: Handlers = {
  ...idle,
  changed: (life, { isTouched }) => to(life, { isTouched }, keep),
  settled: (life) => to(life, { stage: openStage(life.isTouched), problem: undefined }),
}

const waiting: Handlers = {
  changed: (life, { isTouched }) => to(life, { isTouched }, keep),
  returned: (life) => to(life, { ...cleared(life), stage: 'ended' }, release, leaveDraft, reset),
  discarded: (life) =>
    to(life, { ...cleared(life), stage: 'pristine' }, release, discardDraft, reset),
  settled: (life) => to(life, { problem: undefined }),
}

const checking: Handlers = {
  ...waiting,
  found: (life, { names }) =>
    to(life, { stage: 'invalid', problem: { names, text: undefined } }, release),
  failed: (life, event) => failed(life, event),
  crashed: (life, { error }) =>
    to(life, { stage: openStage(life.isTouched) }, release, { do: 'report', error }),
}

const overtaken: Handlers = {
  changed: (life, { isTouched }) => to(life, { isTouched }, keep),
  returned: (life) => to(life, { ...cleared(life), stage: 'overtaken' }, leaveDraft, reset),
  discarded: (life) => to(life, { ...cleared(life), stage: 'overtaken' }, discardDraft, reset),
  settled: (life) => to(life, { problem: undefined }),
  answered: freed,
  stepped: freed,
  failed: (life, event) => failed(life, event),
  crashed: checking.crashed,
}

const sending: Handlers = {
  ...overtaken,
  answered: (life) => {
    const closeDraft: FormCommand = { do: 'close-draft', end: 'sent' }
    return to(life, { ...cleared(life), stage: 'sent' }, closeDraft, reset, release)
  },
  stepped: (life, { step }) => {
    const mark: FormCommand = { do: step.isAccepted ? 'accept-attempt' : 'refuse-attempt' }
    const stage = openStage(life.isTouched)
    return to(life, { stage, problem: undefined }, { do: 'apply-step', step }, mark, release)
  },
  failed: (life, event) =>
    event.failure.outcome === 'refused'
      ? failed(life, event, { do: 'refuse-attempt' })
      : failed(life, event),
}

const handlers: Record<FormStage, Handlers> = {
  pristine: idle,
  edited: idle,
  sent: idle,
  ended: idle,
  invalid: troubled,
  refused: troubled,
  unknown: troubled,
  checking: {
    ...checking,
    passed: (life) => to(life, { stage: 'waiting' }, { do: 'take-turn' }),
  },
  waiting: {
    ...waiting,
    turned: (life) => to(life, { stage: 'rechecking' }, { do: 'recheck' }),
    abandoned: freed,
  },
  rechecking: {
    ...checking,
    ended: (life, event) => ended({ ...life, problem: undefined }, event, release),
    passed: (life) => to(life, { stage: 'sending', problem: undefined }, { do: 'send' }),
  },
  sending,
  overtaken,
}

/** An event that the stage has no handler for changes nothing. */
export function nextLife<Type extends FormEventType>(
  life: FormLife,
  event: FormEvent<Type>,
): Transition {
  const handler: Handlers[Type] = handlers[life.stage][event.type]
  return handler?.(life, event) ?? { life, commands: [] }
}
