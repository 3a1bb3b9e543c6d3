import { describe, expect, it } from 'vitest'
import { FormFailure } from './form-failure.ts'
import {
  type FormCommand,
  type FormEvent,
  type FormLife,
  type FormStage,
  formStages,
  isBusy,
  openedLife,
} from './form-life.ts'
import { FormStep } from './form-step.ts'
import { nextLife } from './next-life.ts'

const idle = 'pristine edited sent ended'
const troubled = 'invalid refused unknown'
const checking = 'checking rechecking'
const underWay = 'sending overtaken'

const failure = (outcome: 'refused' | 'unknown') => new FormFailure({ message: 'New', outcome })

/** For each event, by stages: the next stage, what changes besides, and the commands. `same` and `-` stand for what stays. */
const table: [string, FormEvent, Record<string, string>][] = [
  [
    'changed to other values',
    { type: 'changed', isTouched: true },
    {
      [idle]: 'edited | - | keep',
      [`${troubled} ${checking} waiting ${underWay}`]: 'same | - | keep',
    },
  ],
  [
    'changed back to the initial values',
    { type: 'changed', isTouched: false },
    {
      [idle]: 'pristine | untouched | keep',
      [`${troubled} ${checking} waiting ${underWay}`]: 'same | untouched | keep',
    },
  ],
  ['submitted', { type: 'submitted' }, { [`${idle} ${troubled}`]: 'checking | - | check' }],
  [
    'found invalid',
    { type: 'found', names: ['a'] },
    { [checking]: 'invalid | problem at a | release' },
  ],
  [
    'passed',
    { type: 'passed' },
    {
      checking: 'waiting | - | take-turn',
      rechecking: 'sending | no problem | send',
    },
  ],
  ['turned', { type: 'turned' }, { waiting: 'rechecking | - | recheck' }],
  ['abandoned', { type: 'abandoned' }, { waiting: 'edited | - | release' }],
  [
    'answered',
    { type: 'answered' },
    {
      sending: 'sent | cleared | close-draft sent, reset, release',
      overtaken: 'edited | - | release',
    },
  ],
  [
    'continued',
    { type: 'stepped', step: new FormStep({}) },
    {
      sending: 'edited | no problem | apply-step, refuse-attempt, release',
      overtaken: 'edited | - | release',
    },
  ],
  [
    'continued on another page',
    { type: 'stepped', step: new FormStep({ isAccepted: true }) },
    {
      sending: 'edited | no problem | apply-step, accept-attempt, release',
      overtaken: 'edited | - | release',
    },
  ],
  [
    'refused',
    { type: 'failed', failure: failure('refused'), names: ['b'] },
    {
      sending: 'refused | problem at b | refuse-attempt, keep, show-failure, release',
      [`${checking} overtaken`]: 'refused | problem at b | keep, show-failure, release',
    },
  ],
  [
    'left without an answer',
    { type: 'failed', failure: failure('unknown'), names: ['b'] },
    {
      [`${checking} ${underWay}`]: 'unknown | problem at b | keep, show-failure, release',
    },
  ],
  [
    'stopped by a defect',
    { type: 'crashed', error: new Error('A defect') },
    { [`${checking} ${underWay}`]: 'edited | - | release, report' },
  ],
  [
    'sent in another tab',
    { type: 'ended', end: 'sent', isFollowed: false },
    {
      [`${idle} ${troubled}`]: 'ended | cleared | leave-draft, reset, tell-end sent',
      rechecking: 'ended | cleared | release, leave-draft, reset, tell-end sent',
    },
  ],
  [
    'discarded in another tab',
    { type: 'ended', end: 'discarded', isFollowed: false },
    {
      [`${idle} ${troubled}`]: 'ended | cleared | leave-draft, reset, tell-end discarded',
      rechecking: 'ended | cleared | release, leave-draft, reset, tell-end discarded',
    },
  ],
  [
    'sent in another tab that the caller follows',
    { type: 'ended', end: 'sent', isFollowed: true },
    {
      [`${idle} ${troubled}`]: 'ended | - | leave-draft, follow',
      rechecking: 'ended | no problem | release, leave-draft, follow',
    },
  ],
  [
    'shown again after its draft has ended',
    { type: 'returned' },
    {
      [`${idle} ${troubled}`]: 'ended | cleared | leave-draft, reset',
      [`${checking} waiting`]: 'ended | cleared | release, leave-draft, reset',
      [underWay]: 'overtaken | cleared | leave-draft, reset',
    },
  ],
  [
    'discarded',
    { type: 'discarded' },
    {
      [`${idle} ${troubled}`]: 'pristine | cleared | close-draft discarded, reset',
      [`${checking} waiting`]: 'pristine | cleared | release, close-draft discarded, reset',
      [underWay]: 'overtaken | cleared | close-draft discarded, reset',
    },
  ],
  [
    'settled',
    { type: 'settled' },
    {
      [`${idle} ${checking} waiting ${underWay}`]: 'same | no problem | -',
      [troubled]: 'edited | no problem | -',
    },
  ],
]

const before = (stage: FormStage): FormLife => ({
  stage,
  isTouched: true,
  isRestored: true,
  resets: 2,
  problem: { names: [], text: 'Old' },
})

function changesOf(life: FormLife): string {
  const { isTouched, isRestored, resets, problem } = life
  if (resets === 3) {
    expect(life).toMatchObject({ isTouched: false, isRestored: false, problem: undefined })
    return 'cleared'
  }
  expect([isRestored, resets]).toEqual([true, 2])
  if (!isTouched) return 'untouched'
  if (!problem) return 'no problem'
  return problem.text === 'Old' ? '-' : `problem at ${problem.names}`
}

const commandText = (command: FormCommand) =>
  'end' in command ? `${command.do} ${command.end}` : command.do

const expectedAt = (stage: FormStage, cells: Record<string, string>) =>
  Object.entries(cells).find(([stages]) => stages.split(' ').includes(stage))?.[1]

describe.each(table)('a form that is %s', (_, event, cells) => {
  it.each(formStages)('while it is %s', (stage) => {
    const { life, commands } = nextLife(before(stage), event)
    const cell = [life.stage, changesOf(life), commands.map(commandText).join(', ') || '-']
    const expected = expectedAt(stage, cells) ?? 'same | - | -'
    expect(cell.join(' | ')).toBe(expected.replace('same', stage))
  })
})

it('has a row for each event', () => {
  const types = new Set(table.map(([, event]) => event.type))
  expect(types.size).toBe(14)
})

it('goes back to pristine where nothing was entered', () => {
  const life = { ...before('waiting'), isTouched: false }
  expect(nextLife(life, { type: 'abandoned' }).life.stage).toBe('pristine')
})

it('opens edited where an earlier visit left values', () => {
  expect([openedLife(true).stage, openedLife(false).stage]).toEqual(['edited', 'pristine'])
})

it('is busy from the press of the button to the answer', () => {
  expect(formStages.filter((stage) => isBusy({ stage }))).toEqual([
    'checking',
    'rechecking',
    'waiting',
    'sending',
    'overtaken',
  ])
})
