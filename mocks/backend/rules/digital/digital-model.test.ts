import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleManuscript } from '../../../samples/sample-manuscript.ts'
import { digitalBackend } from '../../../testing/digital-backend.ts'
import { modelRuns, modelTime } from '../../../testing/model-runs.ts'
import { cardForm } from '../../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { digitalProducts } from '../../reference-data/digital-products.ts'
import { aYearAfter } from './digital-purchase-rules.ts'

const packages = digitalProducts.filter(({ type }) => type === 'translation')
const languages = ['spanish-to-english', 'portuguese-to-english', 'chinese-to-english'] as const
const day = 86_400_000

type DigitalCommand =
  | { kind: 'buy'; which: number }
  | { kind: 'translate'; language: (typeof languages)[number]; tooLong: boolean }
  | { kind: 'archive' }
  | { kind: 'trial' }
  | { kind: 'wait'; days: number }

const command: fc.Arbitrary<DigitalCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('buy'), which: fc.nat(5) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('translate'),
      language: fc.constantFrom(...languages),
      tooLong: fc.boolean().map((tooLong) => tooLong),
    }),
  },
  fc.constant<DigitalCommand>({ kind: 'archive' }),
  fc.constant<DigitalCommand>({ kind: 'trial' }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: 400 }) }),
  },
)

type Left = { languages: readonly string[]; uses: number; endsAt: number }

it(
  'takes uses one by one, from valid packages, and never below 0',
  async () => {
    const commands = fc.array(command, { minLength: 5, maxLength: 20 })
    await fc.assert(fc.asyncProperty(commands, play), modelRuns(30, 300))
  },
  modelTime,
)

async function play(commands: DigitalCommand[]) {
  const backend = await digitalBackend('digital-editing-open', {
    chinese_digital_translation: true,
  })
  const { world, send, upload, translate, headers, facts, advance } = backend
  const short = await upload(sampleManuscript('doc'))
  const long = await upload(sampleManuscript('english-18001'))
  const model: Left[] = []
  let now = fixedNow
  let hadTrial = false
  let started = 0
  for (const step of commands) {
    if (step.kind === 'wait') {
      advance(step.days * day)
      now += step.days * day
    } else if (step.kind === 'buy') {
      const product = packages[step.which]
      if (!product) throw new Error('Nothing to buy.')
      const json = { ...cardForm, availableDigitalPurchaseIdentity: product.identity }
      const { body } = await send('POST /api/digital-translation/payment', {
        json,
        headers: headers(),
      })
      expect(body).toMatchObject({ redirectUrl: null })
      model.push({ languages: product.languages, uses: product.uses ?? 0, endsAt: aYearAfter(now) })
    } else if (step.kind === 'trial') {
      const claim = 'POST /api/digital-translation/chinese-digital-trial'
      const { body } = await send(claim, { headers: headers() })
      expect(body).toEqual({ eligible: !hadTrial })
      if (!hadTrial)
        model.push({ languages: ['chinese-to-english'], uses: 1, endsAt: aYearAfter(now) })
      hadTrial = true
    } else if (step.kind === 'translate') {
      const usable = model
        .filter(
          ({ languages: allowed, uses, endsAt }) =>
            allowed.includes(step.language) && uses > 0 && now < endsAt,
        )
        .sort((a, b) => a.endsAt - b.endsAt)
      const { body } = await translate(step.tooLong ? long : short, step.language)
      const [first] = usable
      if (first && !step.tooLong) {
        expect(body).toMatchObject({ digitalOrders: [{ status: 'processing' }] })
        first.uses -= 1
        started += 1
      } else expect(body).toHaveProperty('error')
    } else {
      const [row] = world.digitalTranslations.in('byOwner', facts.person.identity).rows()
      if (row) await send(`POST /api/digital-order/${row.identity}/archive`)
    }
    const left = model.reduce((sum, { uses, endsAt }) => sum + (now < endsAt ? uses : 0), 0)
    const { body } = await send('GET /api/digital-order/load')
    expect(body).toMatchObject({ numberOfUsesAvailable: left })
    expect(world.digitalTranslations.size).toBe(started)
  }
}
