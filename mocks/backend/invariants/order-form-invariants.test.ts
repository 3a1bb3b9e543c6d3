import { expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { OrderFormRow } from '../../world/rows/order-form-rows.ts'
import { brokenInvariants } from './world-invariants.ts'

const { world: sound, facts } = await loadScenario({ name: 'order-form', now: fixedNow })
const form = sound.orderForms.get(facts.form)
if (!form) throw new Error('The scenario has no order form.')

const figures = (quantity: number) => ({ serviceIdentity: 'svc-figures', quantity })

const breaches: [string, Partial<OrderFormRow>][] = [
  ['belongs to an existing user', { owner: 'nobody' }],
  ['names each file once', { files: { ...form.files, main: ['file-1', 'file-1'] } }],
  ['only files of its owner', { files: { ...form.files, tables: ['file-99'] } }],
  ['adds each service once', { additions: [figures(1), figures(2)] }],
  ['1 to 25 times', { additions: [figures(26)] }],
  ['1 to 25 times', { additions: [figures(0)] }],
  ['a word count above zero', { wordCount: 0 }],
  ['at most 512 characters', { details: { ...form.details, title: 'x'.repeat(513) } }],
  ['invites nobody twice', { referralEmails: ['a@example.edu', 'a@example.edu'] }],
  ['changed after it was begun', { changedAt: form.createdAt - 1 }],
]

it.each(breaches)('finds a violation: %s', (invariant, changes) => {
  expect(brokenInvariants(sound)).toEqual([])
  const world = sound.fork()
  world.orderForms.update(facts.form, changes)
  expect(brokenInvariants(world).join('\n')).toContain(invariant)
})
