import type { ReactNode } from 'react'
import type { DraftEnd } from './draft/draft-store.ts'
import type { FormFailure } from './form-failure.ts'
import type { FormStep } from './form-step.ts'
import type { MessageText } from './message-text.ts'

export const formStages = [
  'pristine',
  'edited',
  'checking',
  'rechecking',
  /** For other tabs that send the same draft. */
  'waiting',
  'sending',
  /** Reset while it was sending: the answer is about values that are gone. */
  'overtaken',
  'invalid',
  'refused',
  'unknown',
  'sent',
  'ended',
] as const

export type FormStage = (typeof formStages)[number]

/** Field names are in page order. */
export type FormProblem = {
  names: readonly string[]
  text: MessageText | undefined
  help?: (() => ReactNode) | undefined
}

export type FormLife = {
  stage: FormStage
  isTouched: boolean
  isRestored: boolean
  resets: number
  problem: FormProblem | undefined
}

type EventDetails = {
  changed: { isTouched: boolean }
  submitted: object
  found: { names: readonly string[] }
  passed: object
  turned: object
  abandoned: object
  answered: object
  stepped: { step: FormStep }
  failed: { failure: FormFailure; names: readonly string[] }
  crashed: { error: unknown }
  ended: { end: DraftEnd; isFollowed: boolean }
  /** The browser restored the page after the draft had ended. */
  returned: object
  discarded: object
  settled: object
}

export type FormEventType = keyof EventDetails

export type FormEvent<Type extends FormEventType = FormEventType> = {
  [Each in Type]: { type: Each } & EventDetails[Each]
}[Type]

export type FormCommand =
  | { do: 'check' | 'take-turn' | 'recheck' | 'send' | 'release' }
  | { do: 'keep' | 'reset' | 'refuse-attempt' | 'accept-attempt' | 'leave-draft' | 'follow' }
  | { do: 'close-draft' | 'tell-end'; end: DraftEnd }
  | { do: 'show-failure'; failure: FormFailure }
  | { do: 'apply-step'; step: FormStep }
  | { do: 'report'; error: unknown }

const busyStages: readonly FormStage[] = [
  'checking',
  'rechecking',
  'waiting',
  'sending',
  'overtaken',
]

export const isBusy = ({ stage }: Pick<FormLife, 'stage'>) => busyStages.includes(stage)

export function openedLife(isRestored: boolean): FormLife {
  const stage = isRestored ? 'edited' : 'pristine'
  return { stage, isTouched: isRestored, isRestored, resets: 0, problem: undefined }
}
