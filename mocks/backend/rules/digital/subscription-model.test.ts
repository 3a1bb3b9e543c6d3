import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleManuscript } from '../../../samples/sample-manuscript.ts'
import { digitalBackend } from '../../../testing/digital-backend.ts'
import { modelRuns, modelTime } from '../../../testing/model-runs.ts'
import { cardForm } from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { aYearAfter } from './digital-purchase-rules.ts'

const hour = 3_600_000

type SubscriptionCommand = { kind: 'buy' } | { kind: 'edit' } | { kind: 'wait'; hours: number }

const aYear = 365 * 24
const hours = fc.oneof(fc.constantFrom(1, aYear - 1, aYear), fc.integer({ min: 1, max: 2 * aYear }))

const command: fc.Arbitrary<SubscriptionCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<SubscriptionCommand>({ kind: 'buy' }) },
  { weight: 3, arbitrary: fc.constant<SubscriptionCommand>({ kind: 'edit' }) },
  {
    weight: 3,
    arbitrary: hours.map((some): SubscriptionCommand => ({ kind: 'wait', hours: some })),
  },
)

it(
  'lasts a year, follows an active subscription without losing a day, and ends',
  async () => {
    const commands = fc.array(command, { minLength: 5, maxLength: 20 })
    await fc.assert(fc.asyncProperty(commands, play), modelRuns(20, 300))
  },
  modelTime,
)

async function play(commands: SubscriptionCommand[]) {
  const backend = await digitalBackend('digital-editing-open')
  const { world, send, upload, edit, headers, facts, advance } = backend
  const file = await upload(sampleManuscript('doc'))
  const years: { start: number; end: number }[] = []
  let now = fixedNow
  let started = 0
  for (const step of commands) {
    const isActive = years.some(({ start, end }) => start <= now && now < end)
    if (step.kind === 'wait') {
      advance(step.hours * hour)
      now += step.hours * hour
    } else if (step.kind === 'buy') {
      const json = { ...cardForm, availableDigitalPurchaseIdentity: facts.product }
      const { body } = await send('POST /api/digital-edit/payment', { json, headers: headers() })
      expect(body).toMatchObject({ redirectUrl: null })
      const start = isActive ? Math.max(...years.map(({ end }) => end)) : now
      years.push({ start, end: aYearAfter(start) })
    } else {
      const { body } = await edit(file)
      expect(body).toMatchObject(
        isActive
          ? { digitalEdits: [{ status: 'processing' }] }
          : { error: { error: 'digital-editing-subscription-required' } },
      )
      if (isActive) started += 1
    }
    const { body } = await send('GET /api/digital-edit/load')
    const last = years.at(-1)
    expect(body).toMatchObject({
      hasDigitalEditingPurchase: years.some(({ start, end }) => start <= now && now < end),
      digitalEditingPurchase: last ? { endsAt: new Date(last.end).toISOString() } : null,
    })
    expect(world.digitalEdits.size).toBe(started)
  }
}
