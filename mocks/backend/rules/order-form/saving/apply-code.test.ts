import { describe, expect, it } from 'vitest'
import { insertMember } from '../../../../scenarios/builders/group-member.ts'
import { startedForm } from '../../../../scenarios/builders/order-form/started-form.ts'
import { insertOrders } from '../../../../scenarios/builders/orders/insert-orders.ts'
import { graceLindqvist, samuelOkafor } from '../../../../scenarios/builders/people.ts'
import { day } from '../../../../scenarios/builders/server-date.ts'
import { loadScenario } from '../../../../scenarios/load-scenario.ts'
import { codeOf } from '../../../../testing/order-form/seeded-order-form.ts'
import { fixedNow } from '../../../../world/clock/fixed-now.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import { bundleQuestionIds } from '../../../reference-data/services/service-bundles.ts'
import { noFiles } from '../new-form.ts'
import { validateCode } from './apply-code.ts'

type CodeForm = Partial<OrderFormRow>

const person = samuelOkafor
const owner = person.identity

const codes = [
  codeOf('TEN'),
  codeOf('TWENTY', { amount: 20 }),
  codeOf('OTHER20', { amount: 20 }),
  codeOf('MINE', { owner, endsAt: fixedNow }),
  codeOf('OLD', { amount: 40, endsAt: fixedNow - 1 }),
  codeOf('GONE', { amount: 40, usedBy: [owner] }),
  codeOf('THEIRS', { amount: 40, owner: graceLindqvist.identity }),
  codeOf('FIFTY', { percentBased: false, amount: 50 }),
  codeOf('FROM372', { minimumDollars: 372 }),
  codeOf('ABOVE372', { minimumDollars: 372.01 }),
  codeOf('EXTRAS', { amount: 50, forClasses: ['additional'] }),
  codeOf('NAUGHT', { amount: 0 }),
  codeOf('MARSHLAB', { amount: 5 }),
]

async function tryCode(typed: string, changes: CodeForm, prepare?: (world: World) => CodeForm) {
  const { world } = await loadScenario({ name: 'new-customer', now: fixedNow })
  for (const row of codes) world.promotionalCodes.insert(row)
  const changed = { files: noFiles, ...changes, ...prepare?.(world) }
  return validateCode(world, startedForm(world, owner, fixedNow, changed), typed, fixedNow)
}

const yes = (...on: string[]) => ({ codes: on, applied: true })
const no = (...on: string[]) => ({ codes: on, applied: false })
const refused = (why: string) => ({ refused: `discount-code-${why}` })
const formatting = { additions: [{ serviceIdentity: 'svc-formatting', quantity: 1 }] }

describe('an entered code', () => {
  it.each<[string, string, CodeForm, object]>([
    ['applies without other discounts', 'TEN', {}, yes('TEN')],
    ['may be typed in any case', ' ten ', {}, yes('TEN')],
    ['of the person applies up to its last instant', 'MINE', {}, yes('MINE')],
    ['applies as an amount', 'FIFTY', {}, yes('FIFTY')],
    ['applies from its minimum price on', 'FROM372', {}, yes('FROM372')],
    ['applies from its minimum in yen', 'FROM372', { currencyIso: 'JPY' }, yes('FROM372')],
    ['applies to a part of the order', 'EXTRAS', formatting, yes('EXTRAS')],
    ['that does not exist is refused', 'NOTHING', {}, refused('unknown')],
    ['of another person is refused', 'THEIRS', {}, refused('unknown')],
    ['that has ended is refused', 'OLD', {}, refused('expired')],
    ['that was used is refused', 'GONE', {}, refused('used')],
    ['below its minimum price is refused', 'ABOVE372', {}, refused('not-for-order')],
    ['for other services is refused', 'EXTRAS', {}, refused('not-for-order')],
    ['that takes nothing off is refused', 'NAUGHT', {}, refused('not-for-order')],
    ['for an empty order is refused', 'TEN', { service: null }, refused('not-for-order')],
    ['replaces a smaller one', 'TWENTY', { codes: ['TEN'] }, yes('TWENTY')],
    ['loses to a better one', 'TEN', { codes: ['TWENTY'] }, no('TWENTY')],
    ['loses to an equal one', 'OTHER20', { codes: ['TWENTY'] }, no('TWENTY')],
    ['is already applied', 'TEN', { codes: ['TEN'] }, yes('TEN')],
    ['replaces one that has ended', 'TEN', { codes: ['OLD'] }, yes('TEN')],
    ['that is refused changes nothing', 'OLD', { codes: ['TEN'] }, refused('expired')],
  ])('%s: %s', async (_, typed, changes, expected) => {
    expect(await tryCode(typed, changes)).toEqual(expected)
  })
})

describe('a code with other discounts', () => {
  const member = (discountUsed: boolean) => (world: World) => {
    insertMember(world, person, 'MARSHLAB', { discountUsed })
    return {}
  }

  it.each<[string, string, boolean, CodeForm, object]>([
    ['loses to ten per cent of a group', 'TEN', false, {}, no()],
    ['that is already applied loses to it too', 'TEN', false, { codes: ['TEN'] }, no('TEN')],
    ['is better than the group’s', 'TWENTY', false, {}, yes('TWENTY')],
    ['applies once the group’s is used', 'TEN', true, {}, yes('TEN')],
    ['with the text of the group’s loses to it', 'MARSHLAB', false, {}, no()],
  ])('%s: %s', async (_, typed, discountUsed, changes, expected) => {
    expect(await tryCode(typed, changes, member(discountUsed))).toEqual(expected)
  })

  const answers = { [bundleQuestionIds.needs]: ['need-language'] }
  const bundle = { bundle: { interested: true, answers, id: 'bundle-premium' } }

  it.each<[string, string, CodeForm, object]>([
    ['loses to an equal bundle', 'TEN', { ...bundle, ...formatting }, no()],
    ['is better with rush', 'TEN', { ...bundle, ...formatting, tier: 'rush' }, yes('TEN')],
    ['has no rival with one service', 'TEN', bundle, yes('TEN')],
  ])('%s: %s', async (_, typed, changes, expected) => {
    expect(await tryCode(typed, changes)).toEqual(expected)
  })

  it.each([
    ['loses where the second round is free', 'premiumEditing', no()],
    ['loses where it is 60% off', 'standardEditing', no()],
    ['applies where it is not cheaper', 'figures', yes('TWENTY')],
  ] as const)('%s', async (_, service, expected) => {
    const again = (world: World): CodeForm => {
      const times = { orderedAgo: 30 * day, dueIn: -20 * day, paid: true }
      const plan = { status: 'Completed', services: [service], ...times } as const
      const { earlier } = insertOrders({ world, person, start: fixedNow }, { earlier: plan })
      return { origin: { kind: 'reedit', identity: earlier } }
    }
    const rework = { goal: 'rework', service: 'svc-premium-rework' } as const
    expect(await tryCode('TWENTY', rework, again)).toEqual(expected)
  })
})
