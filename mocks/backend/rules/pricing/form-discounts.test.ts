import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderPlan } from '../../../scenarios/builders/orders/build-order.ts'
import { graceLindqvist, helenMarsh } from '../../../scenarios/builders/people.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { codeOf } from '../../../testing/order-form/seeded-order-form.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import type { OrderFormOrigin } from '../../../world/rows/order-form-rows.ts'
import type { PromotionalCodeRow } from '../../../world/rows/pricing-rows.ts'
import { newForm } from '../order-form/new-form.ts'
import { discountSourcesOf } from './form-discounts.ts'

const owner = helenMarsh.identity
const form = newForm({ identity: 'form-1', owner, turn: 1, now: fixedNow })
const year = 365 * day
const ago = (time: number) => isoOf(fixedNow - time)

function reeditOf(
  { person = helenMarsh, ...changes }: Partial<OrderPlan> & { person?: typeof helenMarsh },
  origin: Partial<OrderFormOrigin> | null = {},
) {
  const world = createGalleyWorld()
  const times = { orderedAgo: 30 * day, dueIn: -20 * day, paid: true }
  const plan: OrderPlan = { key: 'one', status: 'Completed', services: [], ...times, ...changes }
  const { identity } = world.orders.insert(buildOrder(plan, person, fixedNow))
  const from = origin && ({ kind: 'reedit', identity, ...origin } as const)
  const { reedit } = discountSourcesOf(world, { ...form, origin: from }, fixedNow)
  expect(reedit?.externalId ?? identity).toBe(identity)
  return reedit?.percent ?? null
}

describe('the discount on a second round', () => {
  it.each<[OrderPlan['services'], number | null]>([
    [['premiumEditing'], 100],
    [['vipEditing'], 100],
    [['scientificEditing'], 100],
    [['standardEditing'], 60],
    [['standardEditing', 'formatting'], 60],
    [['figures', 'standardEditing', 'premiumEditing'], 100],
    [['translation'], null],
    [['premiumRework'], null],
    [['figures', 'formatting'], null],
    [[], null],
  ])('after %o is %s per cent', (services, percent) => {
    expect(reeditOf({ services })).toBe(percent)
  })

  const done = (completedAt: string | null, deadline: string | null) => ({
    changes: { completedAt, deadline },
  })

  it.each<[string, Parameters<typeof reeditOf>[0], number | null]>([
    ['just completed', done(ago(0), ago(0)), 100],
    ['completed a year ago', done(ago(year), ago(year)), 100],
    ['completed more than a year ago', done(ago(year + 1), ago(0)), null],
    ['completed within the year and due before it', done(ago(year), ago(year + day)), 100],
    ['that ended by its deadline a year ago', done(null, ago(year)), 100],
    ['that ended by its deadline before that', done(null, ago(year + 1)), null],
    ['without a completion date', done(null, null), null],
    ['of another person', { person: graceLindqvist }, null],
  ])('on an order %s', (_, plan, percent) => {
    expect(reeditOf({ services: ['premiumEditing'], ...plan })).toBe(percent)
  })

  it.each<[string, Partial<OrderFormOrigin> | null]>([
    ['that was started over', null],
    ['of a rework', { kind: 'rework' }],
    ['of a digital edit', { kind: 'digital-edit' }],
    ['of an assessment', { kind: 'language-assessment' }],
    ['of an order that does not exist', { identity: 'GX000000' }],
  ])('is none on a form %s', (_, origin) => {
    expect(reeditOf({ services: ['premiumEditing'] }, origin)).toBeNull()
  })
})

describe('the codes of a form', () => {
  const offered = { offered: true }
  const ended = { endsAt: fixedNow - 1 }
  const theirs = { owner: graceLindqvist.identity }
  const own = { owner }
  const used = { usedBy: [owner] }

  it.each<[string, string[], Record<string, Partial<PromotionalCodeRow>>, object]>([
    ['empty without codes', [], {}, {}],
    ['empty for codes that were not applied', [], { A: {} }, {}],
    ['those applied, in their order', ['B', 'A'], { A: {}, B: own }, { codes: ['B', 'A'] }],
    ['empty for a code that does not exist', ['A', 'C'], { A: {} }, { codes: ['A'] }],
    ['one at its last instant', ['A'], { A: { endsAt: fixedNow } }, { codes: ['A'] }],
    ['empty for codes that do not apply', ['A', 'B', 'C'], { A: ended, B: theirs, C: used }, {}],
    [
      'those offered automatically',
      [],
      { B: { ...offered, ...own }, A: offered },
      { offered: ['A', 'B'] },
    ],
    ['one that is offered and applied', ['A'], { A: offered }, { codes: ['A'], offered: ['A'] }],
    ['no offer that has ended', [], { A: { ...offered, ...ended } }, {}],
    ['no offer to another person', [], { A: { ...offered, ...theirs } }, {}],
    ['no offer that was used', [], { A: { ...offered, ...used } }, {}],
  ])('are %s', (_, codes, rows, expected) => {
    const world = createGalleyWorld()
    for (const [code, row] of Object.entries(rows)) {
      world.promotionalCodes.insert(codeOf(code, row))
    }
    const found = discountSourcesOf(world, { ...form, codes }, fixedNow)
    const names = (of: readonly PromotionalCodeRow[]) => of.map(({ code }) => code)
    const shown = { codes: names(found.codes), offered: names(found.offered) }
    expect(shown).toEqual({ codes: [], offered: [], ...expected })
  })
})
