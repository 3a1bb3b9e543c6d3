import { expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { World } from '../../world/galley-world.ts'
import { updateState } from '../../world/world-state.ts'
import { brokenInvariants } from './world-invariants.ts'

const { world: sound, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
const { orders } = facts

function changeOrder(world: World, identity: string, changes: object): void {
  const row = world.orders.get(identity)
  if (row) world.orders.update(identity, { order: { ...row.order, ...changes } })
}

const content = { identity: 'file-9', bytes: Uint8Array.of(1, 2, 3) }
const file = { identity: 'file-9', owner: 'session-1', name: 'a.docx', type: '', createdAt: 1 }
const upload = {
  identity: 'upload-9',
  owner: 'session-1',
  name: 'a.docx',
  size: 3,
  checksum: '00000000',
  purpose: 'manuscript',
  received: 0,
  expiresAt: 1,
  fileIdentity: null,
} as const
const piece = { identity: 'upload-9-0', uploadIdentity: 'upload-9', offset: 0 }
const verdict = { outcome: 'failed', reason: 'empty' } as const
const assessment = { identity: 'a', fileIdentity: 'file-9', name: 'a.docx', createdAt: 1, verdict }

const breaches: [string, (world: World) => void][] = [
  [
    'exactly when its status says so',
    (world) => changeOrder(world, orders.completedPaid, { status: 'Cancelled' }),
  ],
  [
    'instant of completion',
    (world) => changeOrder(world, orders.completedPaid, { completedAt: null }),
  ],
  [
    'instant of completion',
    (world) => changeOrder(world, orders.cancelled, { completedAt: '2026-11-01T00:00:00Z' }),
  ],
  [
    'is not due before',
    (world) => changeOrder(world, orders.received, { deadline: '2020-01-01T00:00:00Z' }),
  ],
  [
    'shows a deadline only',
    (world) => changeOrder(world, orders.onHold, { deadlineAvailable: true }),
  ],
  [
    'gives its files out only',
    (world) => changeOrder(world, orders.received, { downloadAvailable: true }),
  ],
  ['certificate', (world) => changeOrder(world, orders.completedPaid, { certificate: null })],
  ['certificate', (world) => changeOrder(world, orders.received, { certificateReady: true })],
  ['is paid when it is free', (world) => changeOrder(world, orders.freeReedit, { paid: false })],
  [
    'waits for no payment',
    (world) => changeOrder(world, orders.bankTransferLocked, { paid: true }),
  ],
  [
    'its own number and instant',
    (world) => changeOrder(world, orders.received, { externalId: 'GX000000' }),
  ],
  [
    'belongs to an existing user',
    (world) => world.orders.update(orders.received, { owner: 'nobody' }),
  ],
  [
    'points to an existing user',
    (world) => world.sessions.update('session-1', { userIdentity: 'gone' }),
  ],
  [
    'in small letters',
    (world) => world.users.update(facts.person.identity, { email: 'Helen@example.edu' }),
  ],
  ['has its content', (world) => world.files.insert({ ...file, size: 3 })],
  [
    'has its content, of the size',
    (world) => {
      world.files.insert({ ...file, size: 4 })
      world.contents.insert(content)
    },
  ],
  ['is the content of a file', (world) => world.contents.insert(content)],
  ['file that is not too large', (world) => world.uploads.insert({ ...upload, size: 0 })],
  ['without a gap', (world) => world.uploads.insert({ ...upload, received: 1 })],
  [
    'without a gap',
    (world) => {
      world.uploads.insert({ ...upload, received: 1 })
      world.uploadPieces.insert({ ...piece, offset: 1, bytes: Uint8Array.of(1) })
    },
  ],
  [
    'an existing file of the same size',
    (world) => world.uploads.insert({ ...upload, received: 3, fileIdentity: 'gone' }),
  ],
  [
    'is a piece of an upload',
    (world) => world.uploadPieces.insert({ ...piece, bytes: Uint8Array.of(1) }),
  ],
  [
    'of a file of the same owner',
    (world) => {
      world.files.insert({ ...file, size: 3 })
      world.contents.insert(content)
      world.assessments.insert({ ...assessment, owner: facts.person.identity, archived: false })
    },
  ],
  [
    'has calls left',
    (world) => {
      const fault = { kind: 'network' } as const
      world.faults.insert({ identity: 'f', operation: 'logIn', fault, left: 0 })
    },
  ],
  ['session of its browser', (world) => updateState(world, { browserSession: 'gone' })],
  ['holds answers back', (world) => updateState(world, { latency: -1 })],
]

it('finds no violation in a valid world', () => {
  expect(brokenInvariants(sound)).toEqual([])
})

it.each(breaches)('finds a violation: %s', (invariant, change) => {
  const world = sound.fork()
  change(world)
  expect(brokenInvariants(world).join('\n')).toContain(invariant)
})
