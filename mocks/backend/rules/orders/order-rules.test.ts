import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderPlan } from '../../../scenarios/builders/orders/build-order.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { siteZones } from '../site-zones.ts'
import { orderAt, takenUpAfter } from './order-rules.ts'

const hour = 3_600_000
const zone = siteZones.us
const setting = { zone, user: accountFor(helenMarsh) }

const plan: OrderPlan = {
  key: 'one',
  status: 'In Progress',
  services: ['premiumEditing'],
  orderedAgo: 5 * hour,
  dueIn: 2 * hour,
  paid: true,
}
const at = (changes: Partial<OrderPlan>, now: number) =>
  orderAt(buildOrder({ ...plan, ...changes }, helenMarsh, fixedNow), now, setting)

describe('an order over time', () => {
  const due = fixedNow + 2 * hour
  const locked = { status: 'Completed', completed: true, downloadAvailable: false }
  const open = { ...locked, downloadAvailable: true, touchUpAvailable: true }

  it.each([
    ['a moment before its deadline', {}, due - 1, { status: 'In Progress', completedAt: null }],
    ['at its deadline', {}, due, { ...open, completedAt: '2026-11-02T12:00:00.000Z' }],
    ['long after', {}, due + 900 * hour, { ...open, completedAt: '2026-11-02T12:00:00.000Z' }],
    ['a year after', {}, due + 365 * 24 * hour, open],
    ['more than a year after', {}, due + 366 * 24 * hour, { ...open, touchUpAvailable: false }],
    [
      'an edit whose re-edit costs something',
      { services: ['standardEditing'] as const },
      due,
      { ...open, touchUpAvailable: false, reeditAvailable: true },
    ],
    ['unpaid at its deadline', { paid: false }, due, { ...locked, touchUpAvailable: false }],
    ['free at its deadline', { paid: false, free: true }, due, open],
    [
      'a scientific review at its deadline',
      { services: ['scientificEditing'] as const },
      due,
      { ...open, scientificReworkEligible: true },
    ],
    [
      'a scientific review at its deadline, unpaid',
      { services: ['scientificEditing'] as const, paid: false },
      due,
      { ...locked, scientificReworkEligible: false },
    ],
    [
      'a translation at its deadline',
      { services: ['translation'] as const },
      due,
      { ...locked, downloadAvailable: true, certificateReady: false, certificate: null },
    ],
    [
      'received a moment ago',
      { status: 'Received', orderedAgo: 0 } as const,
      fixedNow + takenUpAfter - 1,
      { status: 'Received' },
    ],
    [
      'received, with work started',
      { status: 'Received', orderedAgo: 0, dueIn: 9 * hour } as const,
      fixedNow + takenUpAfter,
      { status: 'In Progress', completedAt: null },
    ],
    ['without a deadline', { dueIn: undefined }, due + hour, { status: 'In Progress' }],
    ['on hold', { status: 'On Hold' } as const, due + hour, { status: 'On Hold' }],
    ['cancelled', { status: 'Cancelled' } as const, due + hour, { status: 'Cancelled' }],
  ])('%s', (_, changes, now, expected) => {
    expect(at(changes, now)).toMatchObject(expected)
  })

  it('has a certificate dated by the site when its work is done', () => {
    const row = buildOrder({ ...plan, dueIn: 16 * hour }, helenMarsh, fixedNow)
    const { certificate, certificateReady } = orderAt(row, fixedNow + 17 * hour, setting)
    expect(certificateReady).toBe(true)
    expect(certificate).toMatchObject({ issuedOn: '2026-11-02', authors: null })
    expect(certificate?.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
  })

  it('is open while unpaid for people whose files are never locked', () => {
    const user = accountFor(helenMarsh, { overrideDownloadAvailable: true })
    const row = buildOrder({ ...plan, paid: false }, helenMarsh, fixedNow)
    expect(orderAt(row, due, { zone, user }).downloadAvailable).toBe(true)
  })
})
