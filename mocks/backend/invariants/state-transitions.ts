import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import { balanceOf } from '../../world/invoice-balance.ts'
import { migrationOf } from '../rules/account/migration-of.ts'
import { editStatus, translationStatus } from '../rules/digital/digital-stage.ts'
import { fapiaoStatus } from '../rules/fapiao/shown-fapiao.ts'
import { assessmentStage } from '../rules/grammar-check/assessment-stage.ts'
import { orderAt } from '../rules/orders/order-rules.ts'
import { siteZone } from '../rules/site-zone.ts'

type Transitions = Readonly<Record<string, readonly string[]>>

type StateMachine = {
  name: string
  /** Key and state of each entity at an instant; a state may name a related entity after `: `. */
  states(world: World, now: Instant): Iterable<readonly [key: string, state: string]>
  begins: readonly string[]
  byCall: Transitions
  byTime: Transitions
}

const deletedState = 'gone'

function* mapped<Row>(
  rows: Iterable<Row>,
  stateOf: (row: Row) => readonly [key: string, state: string],
): Iterable<readonly [key: string, state: string]> {
  for (const row of rows) yield stateOf(row)
}

function assessmentState({
  completed,
  scoreProcessing,
  scoreFailed,
  errorCountFailed,
}: ReturnType<typeof assessmentStage>): string {
  if (scoreProcessing) return 'scored'
  if (scoreFailed || errorCountFailed) return 'failed'
  return completed ? 'completed' : 'counted'
}

function migrationState({
  inMigratingGroup,
  optedIn,
  acceptedTermsOfService,
  migrated,
}: ReturnType<typeof migrationOf>): string {
  if (migrated) return 'migrated'
  if (acceptedTermsOfService) return 'accepted'
  if (inMigratingGroup) return 'terms-required'
  return optedIn ? 'opted-in' : 'not-migrating'
}

const automatic = {
  begins: ['processing'],
  byCall: { processing: ['archived'], completed: ['archived'], failed: ['archived'] },
  byTime: { processing: ['completed', 'failed'] },
}

const once = { begins: ['open'], byCall: { open: ['used'] }, byTime: {} }
const usedIf = (instant: Instant | null) => (instant === null ? 'open' : 'used')

const stateMachines: readonly StateMachine[] = [
  {
    name: 'Order',
    *states(world, now) {
      const zone = siteZone(world)
      for (const row of world.orders.all()) {
        const user = world.users.get(row.owner)
        if (user) yield [row.identity, orderAt(row, now, { zone, user }).status]
      }
    },
    begins: ['Awaiting Files', 'Received'],
    byCall: {
      'Awaiting Files': ['Received'],
      'On Hold': ['In Progress'],
      // A deadline that a late job proposes may have passed.
      'In Progress': ['Completed'],
    },
    byTime: { Received: ['In Progress', 'Completed'], 'In Progress': ['Completed'] },
  },
  {
    name: 'Invoice',
    states: ({ invoices }) =>
      mapped(invoices.all(), (row) => [row.invoiceNumber, balanceOf(row) > 0 ? 'owed' : 'paid']),
    begins: ['owed', 'paid'],
    byCall: { owed: ['paid'] },
    byTime: {},
  },
  {
    name: 'Payment',
    states: ({ payments }) => mapped(payments.all(), (row) => [row.receiptCode, row.status]),
    begins: ['open', 'approved', 'declined'],
    byCall: {
      open: ['approved', 'declined', 'expired'],
      // A retried payment keeps its receipt code.
      declined: ['open', 'approved'],
      expired: ['open', 'approved', 'declined'],
    },
    byTime: {},
  },
  {
    name: 'Fapiao',
    states: (world, now) =>
      mapped(world.fapiaos.all(), (row) => [row.identity, fapiaoStatus(world, row, now)]),
    begins: ['requested'],
    byCall: { completed: ['cancelled'] },
    byTime: { requested: ['processing', 'completed'], processing: ['completed'] },
  },
  {
    name: 'Order form',
    states: ({ orderForms }) =>
      mapped(orderForms.all(), ({ identity, orderedAs }) => [
        identity,
        orderedAs === null ? 'begun' : `order: ${orderedAs}`,
      ]),
    begins: ['begun'],
    byCall: { begun: ['order', deletedState] },
    byTime: {},
  },
  {
    name: 'Assessment',
    states: ({ assessments }, now) =>
      mapped(assessments.all(), ({ identity, archived, verdict, createdAt }) => [
        identity,
        archived ? 'archived' : assessmentState(assessmentStage(verdict, createdAt, now)),
      ]),
    begins: ['scored'],
    byCall: {
      scored: ['archived'],
      counted: ['archived'],
      completed: ['archived'],
      failed: ['archived'],
    },
    byTime: { scored: ['counted', 'completed', 'failed'], counted: ['completed', 'failed'] },
  },
  {
    name: 'Digital edit',
    states: ({ digitalEdits }, now) =>
      mapped(digitalEdits.all(), (row) => [
        row.identity,
        row.archived ? 'archived' : editStatus(row, now),
      ]),
    ...automatic,
  },
  {
    name: 'Digital translation',
    states: ({ digitalTranslations }, now) =>
      mapped(digitalTranslations.all(), (row) => [
        row.identity,
        row.archived ? 'archived' : translationStatus(row, now),
      ]),
    ...automatic,
  },
  {
    name: 'Migration',
    *states(world, now) {
      for (const { owner } of world.migrations.all()) {
        const user = world.users.get(owner)
        if (user) yield [owner, migrationState(migrationOf(world, user, now))]
      }
    },
    begins: [],
    // Paying the last blocking invoice completes the migration at once.
    byCall: {
      'not-migrating': ['opted-in'],
      'terms-required': ['accepted'],
      accepted: ['migrated'],
    },
    byTime: { 'opted-in': ['terms-required'], accepted: ['migrated'] },
  },
  {
    name: 'Voucher',
    states: ({ vouchers }, now) =>
      mapped(vouchers.all(), ({ code, usedFor, expiresAt }) => {
        if (usedFor !== null) return [code, `used: ${usedFor}`]
        return [code, expiresAt <= now ? 'expired' : 'open']
      }),
    begins: [],
    byCall: { open: ['used'] },
    byTime: { open: ['expired'] },
  },
  {
    name: 'Password reset',
    states: ({ passwordResets }) =>
      mapped(passwordResets.all(), ({ hash, usedAt }) => [hash, usedIf(usedAt)]),
    ...once,
  },
  {
    name: 'Confirmation',
    states: ({ confirmations }) =>
      mapped(confirmations.all(), ({ code, usedAt }) => [code, usedIf(usedAt)]),
    ...once,
  },
  {
    name: 'WeChat login',
    states: ({ wechatLogins }) =>
      mapped(wechatLogins.all(), (row) => [row.loginCode, usedIf(row.answeredAt)]),
    ...once,
  },
  {
    name: 'Sign-on',
    states: ({ signOns }) => mapped(signOns.all(), (row) => [row.state, usedIf(row.answeredAt)]),
    ...once,
  },
]

type Progress = ReadonlyMap<StateMachine, ReadonlyMap<string, string>>

export function progressOf(world: World, now: Instant): Progress {
  return new Map(stateMachines.map((machine) => [machine, new Map(machine.states(world, now))]))
}

function forbiddenTransition(
  machine: StateMachine,
  trigger: 'byCall' | 'byTime',
  from: string | undefined,
  to: string,
) {
  if (from === to) return undefined
  if (from === undefined) {
    const isAllowed = trigger === 'byCall' && machine.begins.includes(to)
    return isAllowed ? undefined : `begins as ${to}`
  }
  // A terminal state has no outgoing transition, not even to the same state of another entity.
  const [kind = to] = to.split(': ')
  return machine[trigger][from]?.includes(kind) ? undefined : `goes from ${from} to ${to}`
}

export function forbiddenTransitions(
  before: Progress,
  after: Progress,
  trigger: 'byCall' | 'byTime',
): string[] {
  return stateMachines.flatMap((machine) => {
    const [earlier, later] = [before.get(machine), after.get(machine)]
    const keys = new Set([...(earlier?.keys() ?? []), ...(later?.keys() ?? [])])
    return [...keys].flatMap((key) => {
      const wrong = forbiddenTransition(
        machine,
        trigger,
        earlier?.get(key),
        later?.get(key) ?? deletedState,
      )
      return wrong === undefined ? [] : [`${machine.name} ${key} ${wrong}`]
    })
  })
}
