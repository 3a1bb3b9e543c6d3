import { describe, expect, it } from 'vitest'
import { english, withSeededForm } from '../../../testing/order-form/seeded-order-form.ts'

const form = '/api/order-form/form-1'
const on = { service_bundles: true }
const needs = { id: 'bundle-needs', values: ['need-language', 'need-format'] }
const tables = (count: number) => [
  { id: 'bundle-tables', values: ['true'] },
  { id: 'bundle-table-count', values: [String(count)] },
]
const bundle = (serviceBundleId: string, services: string[] = []) => ({
  serviceBundleId,
  services,
  rush: false,
  deliveryTier: 'standard',
})

async function withBundle(bundleChoice = bundle('bundle-premium', ['svc-plagiarism-check'])) {
  const backend = await withSeededForm('new-customer', english, on)
  const put = (path: string, json: object) => backend.send(`PUT ${form}/${path}`, { json })
  const post = (path: string, json: object) => backend.send(`POST ${form}/${path}`, { json })
  const answer = (...answers: object[]) => post('service-bundle-questions', { answers })
  await answer(needs)
  await post('service-bundle', bundleChoice)
  return { ...backend, put, post, answer }
}

const basic = { customerGoal: 'editing', wordCount: 5200, language: 1, bundlesRequested: true }

describe('another text', () => {
  it.each([
    ['another language', { language: 2 }],
    ['another length', { wordCount: 9000 }],
  ])('of %s removes bundle, service and rush', async (_, changes) => {
    const { put } = await withBundle()
    await put('update-delivery-tier', { rushed: true, deliveryTier: 'rush' })
    const { body } = await put('basic-details', { ...basic, ...changes })
    expect(body).toMatchObject({
      orderForm: {
        currentStep: 'service-bundles',
        serviceBundle: { interested: true, id: null },
        services: [],
        totalPrice: 0,
      },
    })
    expect((await put('step', { step: 'details' })).body).toEqual({
      error: 'order-form-step-not-open',
    })
  })

  it('of the same length and language keeps everything', async () => {
    const { put } = await withBundle()
    expect((await put('basic-details', basic)).body).toMatchObject({
      orderForm: { serviceBundle: { id: 'bundle-premium' }, totalPrice: 420.3 },
    })
  })

  it('of another length removes service and rush as the manuscript details do', async () => {
    const rushed = { service: 'svc-premium-editing', tier: 'rush' } as const
    for (const path of ['basic-details', 'manuscript-details']) {
      const { send } = await withSeededForm('new-customer', { ...english, ...rushed })
      const details = { wordCount: 9000, language: 1 }
      const json = path === 'basic-details' ? { customerGoal: 'editing', ...details } : details
      await send(`PUT ${form}/${path}`, { json })
      expect((await send(`GET ${form}/load`)).body).toMatchObject({
        orderForm: { services: [], wordCount: 9000 },
      })
    }
  })

  it('no longer declines editing where it is to be translated', async () => {
    const { send } = await withSeededForm('new-customer', { ...english, declineEditing: true })
    const json = { customerGoal: 'editing', wordCount: 5200, language: 2 }
    expect((await send(`PUT ${form}/basic-details`, { json })).body).toMatchObject({
      orderForm: { declineEditingServices: false, currentStep: 'manuscript-services' },
    })
  })
})

describe('changed answers about bundles', () => {
  it('remove the bundle with all its services, unchanged answers do not', async () => {
    const { answer, send } = await withBundle()
    await answer(needs)
    expect((await send(`GET ${form}/load`)).body).toMatchObject({
      orderForm: { serviceBundle: { id: 'bundle-premium' } },
    })
    await answer(needs, ...tables(2))
    expect((await send(`GET ${form}/load`)).body).toMatchObject({
      orderForm: { serviceBundle: { id: null }, services: [] },
    })
  })

  it('offer no bundle without translation to people who want a translation', async () => {
    const { send } = await withSeededForm('new-customer', { ...english, languageId: 2 }, on)
    const json = { answers: [{ id: 'bundle-needs', values: ['need-format'] }] }
    const { body } = await send(`POST ${form}/service-bundle-questions`, { json })
    expect(body).toMatchObject({ availableServiceBundles: [{ name: 'chinese' }] })
  })
})

describe('a bundle', () => {
  it('without editing declines it', async () => {
    const { send } = await withBundle(bundle('bundle-manuscript-formatting'))
    expect((await send(`GET ${form}/load`)).body).toMatchObject({
      orderForm: { declineEditingServices: true, currentStep: 'details' },
    })
  })

  it('is removed with its main service', async () => {
    const { send } = await withBundle(bundle('bundle-manuscript-formatting', ['svc-cover-letter']))
    await send(`DELETE ${form}/service-options/svc-formatting`)
    expect((await send(`GET ${form}/load`)).body).toMatchObject({
      orderForm: { serviceBundle: { id: null }, currentStep: 'service-bundles' },
    })
  })
})
