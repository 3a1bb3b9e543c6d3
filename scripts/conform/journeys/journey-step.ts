import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { components, operations } from '../../../src/api/generated/schema.gen.ts'
import type { SiteAccount } from '../options/conform-config.ts'
import { canGoOnWith } from '../rules/answer-violations.ts'
import type { BrokenRule } from '../rules/conform-check.ts'
import type { Answered } from '../server/judged-call.ts'

type Schemas = components['schemas']
export type TestPayment = Schemas['PaymentFields'] & Schemas['PaymentByMethod']

/** What steps learn for later ones. */
export type JourneyState = {
  file?: string
  upload?: string
  area?: number
  form?: Schemas['OrderForm']
  total?: number
  receipt?: string
  orderNumber?: string
  order?: Schemas['OrderDetails']
  assessment?: string
  offer?: string
  edit?: string
  retainer?: string
  currency?: string
  prepaid?: number
  application?: Schemas['Application']
  countries?: readonly Schemas['Country'][]
  person?: { email: string; password: string }
  invoice?: Schemas['Invoice']
  certificate?: Schemas['Certificate']
  payment?: string
  fapiao?: Schemas['Fapiao']
}

type Responses<Id extends OperationId> = operations[Id]['responses']

/** JSON of success; a refusal is none. */
type Success<Id extends OperationId> =
  Responses<Id> extends { 200: { content: { 'application/json': infer Body } } }
    ? Exclude<Body, { error: unknown }>
    : unknown

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : undefined

type Parameters<Id extends OperationId> = operations[Id]['parameters']

export type StepRequest<Id extends OperationId> = {
  path?: Parameters<Id>['path']
  query?: Parameters<Id>['query']
  body?: BodyOf<Id>
}

export type VisitorName = 'customer' | 'other' | 'anonymous' | 'visitor' | 'stale'

type StepRule<Id extends OperationId> = {
  rule: string
  /** What is wrong; undefined where the rule holds. */
  broken: (answer: Success<Id>, known: JourneyState) => string | undefined
}

/** How often a call is sent, and with which keys. */
export type Manner =
  | 'once'
  | 'same key twice'
  | 'same key at once'
  | 'two keys at once'
  | 'lost answer'

type StepPlan<Id extends OperationId> = {
  title: string
  as?: VisitorName
  /** Keeps the visitor's cookies from before the call under another name. */
  copyAs?: VisitorName
  /** Undefined where an earlier step has not found what is needed. */
  send?: (known: JourneyState) => StepRequest<Id> | undefined
  /** Names an Idempotency-Key; steps with the same name send the same one. */
  key?: string
  manner?: Manner
  /** What the step is about, where it is not success: another status, or the key of a refusal. */
  expects?: { rule: string; status?: number; refusal?: string }
  /** Asks again until the answer is so. */
  until?: (answer: Success<Id>, known: JourneyState) => boolean
  keep?: (answer: Success<Id>, known: JourneyState) => JourneyState
  holds?: readonly StepRule<Id>[]
}

/** A step without the types of its operation. */
export type JourneyStep = Omit<StepPlan<OperationId>, 'send' | 'until' | 'keep' | 'holds'> & {
  operation: OperationId
  request: (known: JourneyState) => StepRequest<OperationId> | undefined
  isDone: (answered: Answered, known: JourneyState) => boolean
  learn: (answered: Answered, known: JourneyState) => JourneyState
  judge: (answered: Answered, known: JourneyState) => BrokenRule[]
}

export type Journey = {
  name: string
  writes: boolean
  /** Who takes it, where it is not the customer. */
  by?: SiteAccount
  /** What the configuration lacks for it. */
  lacks?: string
  steps: readonly JourneyStep[]
}

export function refusalKeyIn(json: unknown): string | undefined {
  const error: unknown = Object(json).error
  const key: unknown = typeof error === 'string' ? error : Object(error).error
  return typeof key === 'string' && key !== '' ? key : undefined
}

function isSuccess<Id extends OperationId>(
  id: Id,
  answered: Answered,
): answered is Answered & { json: Success<Id> } {
  if (answered.status !== 200 || refusalKeyIn(answered.json) !== undefined) return false
  return answered.json === undefined || canGoOnWith(id, answered)
}

export function step<Id extends OperationId>(operation: Id, plan: StepPlan<Id>): JourneyStep {
  const { send, until, keep, holds = [], ...rest } = plan
  return {
    ...rest,
    operation,
    request: (known) => (send ? send(known) : {}),
    isDone: (answered, known) =>
      !until || !isSuccess(operation, answered) || until(answered.json, known),
    learn: (answered, known) =>
      keep && isSuccess(operation, answered) ? { ...known, ...keep(answered.json, known) } : known,
    judge(answered, known) {
      if (!isSuccess(operation, answered)) return []
      return holds.flatMap(({ rule, broken }) => {
        const detail = broken(answered.json, known)
        return detail === undefined ? [] : [{ rule, detail }]
      })
    },
  }
}
