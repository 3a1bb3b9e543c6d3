import type { ClockState } from '../../world/clock/clock-state.ts'
import type { World } from '../../world/galley-world.ts'
import type { FaultKind } from '../../world/rows/fault-kind.ts'
import type { RecordedAnswer, RecordedCallRow } from '../../world/rows/recorded-call-row.ts'
import type { ReferralRow, RewardRow, TestimonialRow } from '../../world/rows/reward-rows.ts'
import type { FaultRow, MailRow, ReplayRow, StateRow } from '../../world/rows/rows.ts'
import type { tables } from '../../world/tables.ts'
import type { ProblemDetail } from '../calls/problem.ts'
import { accountShapes } from './account-shapes.ts'
import { manuscriptShapes } from './manuscript-shapes.ts'
import { orderShapes } from './order-shapes.ts'
import { paymentShapes } from './payment-shapes.ts'
import {
  anything,
  byName,
  contract,
  either,
  fields,
  flag,
  instant,
  listOf,
  number,
  oneOf,
  orNull,
  problemsOf,
  type Shape,
  text,
  whole,
} from './row-shape.ts'

type FaultOf<Kind extends FaultKind['kind']> = Extract<FaultKind, { kind: Kind }>
type PlainFault = Exclude<FaultKind, FaultOf<'status'> | FaultOf<'refusal'>>

const ownShapes = {
  state: fields<StateRow>({
    id: oneOf('world'),
    scenario: text,
    startedAt: instant,
    formStep: orNull(contract('StepName')),
    clock: fields<ClockState>({ base: instant, at: instant, speed: number, frozen: flag }),
    latency: number,
    browserSession: orNull(text),
    application: contract('Application'),
  }),
  mails: fields<MailRow>({
    identity: text,
    to: text,
    language: contract('Language'),
    subject: text,
    paragraphs: listOf(text),
    links: listOf(fields<MailRow['links'][number]>({ label: text, href: text })),
    createdAt: instant,
  }),
  faults: fields<FaultRow>({
    identity: text,
    operation: text,
    fault: either(
      fields<FaultOf<'status'>>({ kind: oneOf('status'), status: whole }),
      fields<PlainFault>({
        kind: oneOf('network', 'lost-answer', 'time-out', 'slow', 'cut', 'malformed'),
      }),
      fields<FaultOf<'refusal'>>({ kind: oneOf('refusal'), key: text }),
    ),
    left: orNull(whole),
  }),
  replays: fields<ReplayRow>({
    key: text,
    fingerprint: text,
    status: whole,
    body: anything,
    headers: byName(text),
  }),
  recordedCalls: fields<RecordedCallRow>({
    key: text,
    address: text,
    order: whole,
    recording: text,
    answers: listOf(
      fields<RecordedAnswer>({ status: whole, headers: byName(text), body: anything }),
    ),
    given: whole,
  }),
  rewards: fields<RewardRow>({
    identity: text,
    owner: text,
    name: text,
    points: number,
    createdAt: instant,
  }),
  referrals: fields<ReferralRow>({
    identity: text,
    owner: text,
    email: text,
    createdAt: instant,
    earnedAt: orNull(instant),
    dollars: number,
  }),
  testimonials: fields<TestimonialRow>({
    identity: text,
    owner: text,
    text,
    photoIdentity: orNull(text),
    createdAt: instant,
  }),
}

const shapes: Record<keyof typeof tables, Pick<Shape<unknown>, 'schema'>> = {
  ...ownShapes,
  ...accountShapes,
  ...orderShapes,
  ...manuscriptShapes,
  ...paymentShapes,
}

export function rowProblems(
  table: keyof typeof tables,
  row: object,
  pointer = '',
): ProblemDetail[] {
  return problemsOf(shapes[table], row).map((problem) => ({
    ...problem,
    pointer: pointer + problem.pointer,
  }))
}

const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(shapes, name)

export function worldRowProblems(world: World): ProblemDetail[] {
  return Object.keys(shapes)
    .filter(isTable)
    .flatMap((table) =>
      [...world[table].all()].flatMap((row) =>
        rowProblems(table, row, `/${table}/${world.keyOf(table, row)}`),
      ),
    )
}
