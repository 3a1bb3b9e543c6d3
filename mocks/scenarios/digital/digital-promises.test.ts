import { describe, expect, it } from 'vitest'
import { readManuscript } from '../../backend/grading/proofread-manuscript.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import type { World } from '../../world/galley-world.ts'
import type { ScenarioName } from '../scenario-list.ts'

const day = 86_400_000

async function loaded<Name extends ScenarioName>(name: Name) {
  const backend = await testBackend(name)
  const { body } = await backend.send('GET /api/digital-edit/load')
  const { body: application } = await backend.send('GET /api/researcher/load')
  const ask = async (kind: 'edit' | 'order', identity: string) =>
    (await backend.send(`GET /api/digital-${kind}/search?identities=${identity}`)).body
  return { ...backend, load: body, application, ask }
}

async function outcomes(world: World) {
  const rows = [...world.digitalEdits.all(), ...world.digitalTranslations.all()]
  const stored = rows.map(({ outcome }) => (outcome.kind === 'failed' ? outcome.reason : 'text'))
  const read: string[] = []
  for (const { fileIdentity, name } of rows) {
    const bytes = world.contents.get(fileIdentity)?.bytes ?? new Uint8Array()
    const found = readManuscript(bytes, name)
    read.push(found.kind === 'broken' ? found.reason : found.kind)
  }
  return { stored, read }
}

describe('digital-editing', () => {
  it('is subscribed, with edits of every status, over 30 in all', async () => {
    const { load, ask, facts } = await loaded('digital-editing')
    expect(load).toMatchObject({
      hasDigitalEditingPurchase: true,
      hasUploadedDigitalEdit: true,
      digitalEditingPurchase: { identity: facts.subscription, valid: true, type: 'editing' },
    })
    expect(facts.count).toBeGreaterThan(30)
    const { edits } = facts
    const statuses = [
      [edits.processing, 'processing'],
      [edits.completed, 'completed'],
      [edits.oldFormat, 'completed'],
      [edits.failedBroken, 'failed'],
      [edits.failedEmpty, 'failed'],
      [edits.failedLocked, 'failed'],
    ] as const
    for (const [identity, status] of statuses)
      expect(await ask('edit', identity)).toMatchObject({ results: [{ status }] })
  })

  it.each([
    'digital-editing',
    'digital-editing-ended',
    'digital-editing-last-day',
    'digital-translation',
    'digital-translation-used-up',
  ] as const)('%s: each file matches its row', async (name) => {
    const { world } = await testBackend(name)
    const { stored, read } = await outcomes(world)
    expect(read).toEqual(stored)
  })
})

it('digital-editing-open: for sale, not subscribed, no edits', async () => {
  const { load, facts } = await loaded('digital-editing-open')
  expect(load).toMatchObject({
    availableDigitalPurchases: { 0: { identity: facts.product, type: 'editing', price: 119 } },
    digitalEditingPurchase: null,
    hasDigitalEditingPurchase: false,
    hasUploadedDigitalEdit: false,
  })
})

it('digital-editing-trial: the trial is on, a group greets, nothing is subscribed', async () => {
  const { load, application, facts } = await loaded('digital-editing-trial')
  expect(load).toMatchObject({ digitalEditingPurchase: null, digitalPurchases: [] })
  expect(application).toMatchObject({
    application: { features: { digital_editing_trial: true } },
    user: { preferredGroup: { ...facts.group, discountUsed: false } },
  })
})

it('digital-editing-ended: ended yesterday, edits stay, one is archived', async () => {
  const { load, world, facts, ask } = await loaded('digital-editing-ended')
  expect(load).toMatchObject({
    hasDigitalEditingPurchase: false,
    hasUploadedDigitalEdit: true,
    digitalEditingPurchase: { identity: facts.subscription, valid: false },
  })
  const { startedAt } = { ...world.state.get('world') }
  const endsAt = world.digitalPurchases.get(facts.subscription)?.endsAt
  expect(endsAt).toBe((startedAt ?? 0) - day)
  for (const identity of Object.values(facts.edits))
    expect(await ask('edit', identity)).toMatchObject({ results: [{ status: 'completed' }] })
})

it('digital-editing-last-day: ends in two hours, one edit is under way', async () => {
  const { load, world, facts, ask } = await loaded('digital-editing-last-day')
  expect(load).toMatchObject({
    hasDigitalEditingPurchase: true,
    digitalEditingPurchase: { identity: facts.subscription, valid: true },
  })
  const { startedAt } = { ...world.state.get('world') }
  const endsAt = world.digitalPurchases.get(facts.subscription)?.endsAt
  expect(endsAt).toBe((startedAt ?? 0) + day / 12)
  const { processing, completed } = facts.edits
  expect(await ask('edit', processing)).toMatchObject({ results: [{ status: 'processing' }] })
  expect(await ask('edit', completed)).toMatchObject({ results: [{ status: 'completed' }] })
})

it('digital-translation: 3 uses in two packages, one package expired, Chinese on', async () => {
  const { load, application, facts, world, ask } = await loaded('digital-translation')
  expect(facts.usesLeft).toBe(3)
  expect(load).toMatchObject({ numberOfUsesAvailable: 3, hasUploadedDigitalTranslation: true })
  const { expired, five, chinese } = facts.purchases
  const left = [five, chinese].map((it) => world.digitalPurchases.get(it)?.numberOfUsesRemaining)
  expect(left).toEqual([2, 1])
  const valid = [
    { identity: chinese, valid: true },
    { identity: five, valid: true },
    { identity: expired, valid: false, numberOfUsesRemaining: 1 },
  ]
  expect(load).toMatchObject({ digitalPurchases: valid })
  const features = { chinese_digital_translation: true }
  expect(application).toMatchObject({ application: { features } })
  const { translations } = facts
  const statuses = [
    [translations.processing, 'processing'],
    [translations.completed, 'completed'],
    [translations.oldFormat, 'completed'],
    [translations.failed, 'failed'],
  ] as const
  for (const [identity, status] of statuses)
    expect(await ask('order', identity)).toMatchObject({ results: [{ status }] })
})

it('digital-translation-used-up: no uses, earlier uploads, over 30 in all', async () => {
  const { load, facts, ask } = await loaded('digital-translation-used-up')
  expect(load).toMatchObject({ numberOfUsesAvailable: 0, hasUploadedDigitalTranslation: true })
  expect(facts.count).toBeGreaterThan(30)
  for (const identity of Object.values(facts.translations))
    expect(await ask('order', identity)).toMatchObject({ results: [{ status: 'completed' }] })
})

it('digital-off: neither product nor language assessment', async () => {
  const { load, application } = await loaded('digital-off')
  expect(load).toMatchObject({ availableDigitalPurchases: [], digitalPurchases: [] })
  expect(application).toMatchObject({
    application: {
      features: {
        digital_editing: false,
        digital_translation: false,
        anonymous_language_assessment: false,
      },
    },
    user: { languageAssessmentEnabled: false },
  })
})

it('rubriq: the launch flag is on, and nothing is for sale here', async () => {
  const { load, application } = await loaded('rubriq')
  expect(load).toMatchObject({ availableDigitalPurchases: [], hasDigitalEditingPurchase: true })
  expect(application).toMatchObject({ application: { features: { curie_is_launched: true } } })
})
