import fc from 'fast-check'
import { expect, it } from 'vitest'
import { modelRuns, modelTime } from '../../../testing/model-runs.ts'
import { withUploadedForm } from '../../../testing/order-form/uploaded-order-form.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { World } from '../../../world/galley-world.ts'
import { orderFormOf, stepsOfForm } from '../../rules/order-form/order-form-view.ts'

type OrderFormCommand = { call: string; json?: object }

const goal = fc.constantFrom('editing', 'translation', 'figures-only', 'multimedia', 'price-quote')
const words = fc.constantFrom(0, 1, 1200, 4800, 5200, 18_001, 40_001, 999_999, 1_000_000)
const language = fc.constantFrom(1, 2, 5, 77)
const service = fc.constantFrom(
  'svc-standard-editing',
  'svc-premium-editing',
  'svc-scientific-editing',
  'svc-translation',
)
const counted = ['svc-figures', 'svc-table-formatting']
const addition = fc.constantFrom(...counted, 'svc-formatting', 'svc-video', 'svc-concierge')
const step = fc.constantFrom(
  'get-started',
  'manuscript-services',
  'multimedia-services',
  'additional-services',
  'service-bundles',
  'details',
  'duplicate-order',
  'payment-details',
)
const title = fc.constantFrom(
  'Root exudates and drought tolerance in barley',
  'Something that nobody has written yet',
)
const put = (path: string, json: object): OrderFormCommand => ({ call: `PUT ${path}`, json })

const command: fc.Arbitrary<OrderFormCommand> = fc.oneof(
  fc
    .record({
      customerGoal: goal,
      wordCount: fc.option(words),
      language: fc.option(language),
      uploadFilesLater: fc.boolean(),
      bundlesRequested: fc.boolean(),
    })
    .map((json) => put('basic-details', json)),
  fc.record({ wordCount: words, language }).map((json) => put('manuscript-details', json)),
  fc
    .record({
      selectedService: fc.option(service),
      declineEditingServices: fc.boolean(),
      rush: fc.boolean(),
      express: fc.boolean(),
    })
    .map((json) => put('selected-service', json)),
  fc.record({ serviceIdentity: addition, quantity: fc.constantFrom(1, 3, 25) }).map((json) => ({
    call: `POST service-options/${json.serviceIdentity}`,
    json: { quantity: counted.includes(json.serviceIdentity) ? json.quantity : 1 },
  })),
  addition.map((serviceId) => ({ call: `DELETE service-options/${serviceId}` })),
  fc.record({ step }).map((json) => put('step', json)),
  fc.constant({ call: 'POST go-back', json: undefined }),
  fc
    .record(
      {
        projectTitle: title,
        areaOfStudy: fc.constantFrom(493, 494),
        styleOfEnglish: fc.constantFrom('British English', null),
        journal: fc.constantFrom(null, { name: 'Catena', url: 'https://catena.example.org' }),
      },
      { requiredKeys: ['areaOfStudy'] },
    )
    .map((json) => put('details', json)),
  fc.record({ newWordCount: words }).map((json) => put('update-word-count', json)),
  fc.constant(put('referral-emails', { referralEmails: ['rosa@example.edu', 'lab@example.edu'] })),
  fc
    .record({ rushed: fc.boolean(), deliveryTier: fc.constantFrom('standard', 'rush', 'express') })
    .map((json) => put('update-delivery-tier', json)),
  fc
    .boolean()
    .map((interested) => ({ call: 'POST service-bundle-interest', json: { interested } })),
)

const isRefusal = (body: unknown) => typeof body === 'object' && body !== null && 'error' in body

function expectSound(world: World): void {
  const row = world.orderForms.get('form-1')
  if (!row) throw new Error('The order form is gone.')
  const { steps, currentStep, lineItems, totalPrice } = orderFormOf(world, row, fixedNow)
  const { all, open } = stepsOfForm(world, row)
  expect(steps.list.map(({ name }) => name)).toEqual(all)
  expect(open).toContain(currentStep)
  const index = all.indexOf(currentStep)
  expect(steps.current.name).toBe(currentStep)
  expect(steps.previous).toEqual(steps.list[index - 1] ?? null)
  expect(steps.next).toEqual(steps.list[index + 1] ?? null)
  const sum = lineItems.reduce((total, line) => total + line.totalPrice, 0)
  expect(totalPrice).toBeCloseTo(sum, 6)
}

it('keeps its invariants after any calls, and a refusal changes nothing', {
  timeout: modelTime,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
      const { send, form, world, advance } = await withUploadedForm('returning-customer')
      for (const { call, json } of commands) {
        const before = world.orderForms.get('form-1')
        const [method = '', path = ''] = call.split(' ')
        const sent = json ? { json } : {}
        const { status, body } = await send(`${method} ${form}/${path}`, sent)
        expect([200, 404]).toContain(status)
        const isUnchanged = status !== 200 || isRefusal(body)
        if (isUnchanged) expect(world.orderForms.get('form-1')).toEqual(before)
        expectSound(world)
        advance(60_000)
      }
    }),
    modelRuns(30, 400),
  )
})
