import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { sampleManuscript } from '../../../samples/sample-manuscript.ts'
import { type TestBackend, testBackend } from '../../../testing/backend-in-scenario.ts'
import { modelRuns, modelTime } from '../../../testing/model-runs.ts'
import {
  type FormAction,
  type FormCall,
  formActions,
} from '../../../testing/order-form/order-form-walk.ts'
import { resentForms } from '../../../testing/order-form/resent-order-form.ts'
import { cardForm, testKey } from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { sumOf } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { validateCart } from '../../rules/order-form/placing/validate-cart.ts'

type WalkBackend = TestBackend<'new-customer' | 'returning-customer'>

const flags = { service_bundles: true, express_delivery: true }
const form = '/api/order-form/form-1'

async function startForm(isRework: boolean): Promise<WalkBackend> {
  const backend: WalkBackend = isRework
    ? await testBackend('returning-customer', { flags })
    : await testBackend('new-customer', { flags })
  const { send, facts } = backend
  const { bytes, fileName, type } = sampleManuscript('doc')
  for (const _ of [1, 2]) {
    const file = new File([bytes], fileName, { type })
    await send('POST /api/file', { form: { file } })
  }
  const path = 'orders' in facts ? `rework/${facts.orders.completedPaid}` : 'new'
  await send(`GET /api/order-form/${path}`)
  return backend
}

function shown({ world }: WalkBackend): Schemas['OrderForm'] {
  const row = world.orderForms.get('form-1')
  if (!row) throw new Error('The order form is gone.')
  return orderFormOf(world, row, fixedNow)
}

const isRefusal = (body: unknown) => typeof body === 'object' && body !== null && 'error' in body

async function ask({ send }: WalkBackend, { call, json }: FormCall) {
  const [method, path] = call.split(' ')
  const { status, body } = await send(`${method} ${form}/${path}`, json ? { json } : {})
  expect([200, 404], call).toContain(status)
  return body
}

function expectSoundSummary({ lineItems, totalPrice, currency }: Schemas['OrderForm']): void {
  const sum = sumOf(
    lineItems.map((line) => line.totalPrice),
    currency,
  )
  expect(sum).toBe(totalPrice)
  for (const { name } of lineItems) expect(name).not.toBe('')
}

/** Saving may change the current step, so it is not compared. */
const beside = ({ currentStep, steps, ...rest }: Schemas['OrderForm']) => rest

/** Saving what was read changes nothing but the step. */
async function expectTakenBack(backend: WalkBackend, call: FormCall): Promise<void> {
  const before = beside(shown(backend))
  const body = await ask(backend, call)
  expect(isRefusal(body) ? [call, body] : [], call.call).toEqual([])
  expect(beside(shown(backend)), call.call).toEqual(before)
}

const goalClasses = {
  editing: ['editing', 'translation'],
  'price-quote': ['editing', 'translation'],
  translation: ['translation'],
  rework: ['rework'],
  multimedia: ['multimedia'],
} as const

function hasItsGoal({
  customerGoal,
  lineItems,
  declineEditingServices,
}: Schemas['OrderForm']): boolean {
  const services = lineItems.map(({ serviceIdentity }) => formService(serviceIdentity))
  const goal = customerGoal?.name
  if (goal === undefined) return false
  if (goal === 'figures-only') return services.some((service) => service?.price.by === 'count')
  const classes: readonly string[] = goalClasses[goal]
  const isDeclined = declineEditingServices && goal !== 'translation' && goal !== 'multimedia'
  return isDeclined || services.some((service) => service && classes.includes(service.type))
}

async function expectFairPayment(backend: WalkBackend): Promise<boolean> {
  const { world, send } = backend
  const row = world.orderForms.get('form-1')
  if (!row || validateCart(world, row, fixedNow) !== undefined) return false
  expect(hasItsGoal(shown(backend))).toBe(true)
  const { totalPrice } = shown(backend)
  const json =
    totalPrice === 0
      ? { acceptedTermsAndConditions: true, paymentMethodId: paymentMethodIds.free }
      : cardForm
  const headers = testKey('pay-order-00000001')
  const { body } = await send(`PUT ${form}/payments`, { json, headers })
  expect(body).not.toHaveProperty('error')
  expect(world.orderForms.get('form-1')?.orderedAs).not.toBeNull()
  return true
}

async function walk(isRework: boolean, path: FormAction[], backAt: number): Promise<boolean> {
  const backend = await startForm(isRework)
  const done: string[] = []
  try {
    for (const [index, command] of path.entries()) {
      const call = command(shown(backend))
      done.push(JSON.stringify(call))
      if (call) await ask(backend, call)
      expectSoundSummary(shown(backend))
      const calls = resentForms(shown(backend))
      const back = calls[(index + backAt) % calls.length]
      if (back) await expectTakenBack(backend, back)
    }
    return await expectFairPayment(backend)
  } catch (cause) {
    throw new Error(`After these calls:\n${done.join('\n')}`, { cause })
  }
}

it('accepts each form as it was read, adds up, and sells the goal’s service', {
  timeout: modelTime,
}, async () => {
  let paid = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
      fc.array(formActions, { minLength: 8, maxLength: 30 }),
      fc.nat({ max: 20 }),
      async (isRework, path, backAt) => {
        if (await walk(isRework, path, backAt)) paid += 1
      },
    ),
    modelRuns(40, 300),
  )
  expect(paid).toBeGreaterThan(0)
})
